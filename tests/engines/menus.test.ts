import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { expect, test } from "./test";

const main = "nav[aria-label=Main]";
const sheet = "nav[aria-label='Site menu']";

test("the Services menu opens and leads to a page", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.pointAt(`${main} button`, chrome.services);
  await visitor.click(`${main} a`, "Tax Tribunal");
  await expect.poll(visitor.path).toBe(pathOf("tax-tribunal"));
});

test("the Services menu works by keyboard", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.tabTo(chrome.services);
  await visitor.press("Enter");
  await expect.poll(() => visitor.shows(`${main} a`, "Tax Advisory")).toBe(true);
  await visitor.press("Tab");
  await expect.poll(visitor.focused).toBe("Tax Advisory");
  await visitor.press("Escape");
  await expect.poll(() => visitor.shows(`${main} a`, "Tax Advisory")).toBe(false);
  await expect.poll(visitor.focused).toBe(chrome.services);
});

test("the phone menu closes on Escape, gives the focus back, and leads to a service", async ({
  visitor,
}) => {
  const isExpanded = () => visitor.attribute("[popovertarget]", "aria-expanded");
  await visitor.hold("phone");
  await visitor.goto("/");
  await visitor.click("header button", chrome.menu);
  await expect.poll(() => visitor.shows(`${sheet} a`, "Contact")).toBe(true);
  await expect.poll(isExpanded).toBe("true");
  await visitor.press("Escape");
  await expect.poll(() => visitor.shows(`${sheet} a`, "Contact")).toBe(false);
  await expect.poll(visitor.focused).toBe(chrome.menu);
  await expect.poll(isExpanded).toBe("false");
  await visitor.click("header button", chrome.menu);
  await visitor.click(`${sheet} summary`, chrome.services);
  await visitor.click(`${sheet} a`, "CoP9");
  await expect.poll(visitor.path).toBe(pathOf("cop9"));
});
