import { firm } from "~/firm/firm";
import { leadFormPage, pathOf } from "~/site/pages";
import { home } from "~/words/pages/home";
import { leadForm } from "~/words/pages/lead-form";
import { servicesList } from "~/words/services/services-list";
import { fillIn, formIn } from "./lead-form";
import { askedFor } from "./mail";
import { settle } from "./screens";
import { expect, test } from "./test";

test("a visitor gets from home to a message ready in their own e-mail app, out of the frame", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
  await page.getByRole("main").getByRole("link", { name: home.hero.consult }).first().click();
  await expect(page).toHaveURL(pathOf("contact"));

  const service = servicesList.services[0]?.title ?? "";
  const form = formIn(page);
  await fillIn(form, { service });
  const inside = page.frames().find((frame) => frame.url().endsWith(leadFormPage.path));
  const asked = askedFor(page, inside);
  await form.getByRole("button", { name: leadForm.submit }).click();
  const mail = await asked;
  expect(mail.protocol + mail.pathname).toBe(`mailto:${firm.email}`);
  expect(mail.searchParams.get("subject")).toBe(`Free consultation: ${service}`);
  expect(mail.searchParams.get("body")).toContain("Asha Patel");
  await expect(form.getByRole("heading", { name: leadForm.ready.heading })).toBeFocused();
  // The message is shorter than the form was: the frame leaves nothing empty below it.
  await settle(page);

  await form.getByRole("button", { name: leadForm.ready.copy }).click();
  await expect(form.getByText(leadForm.ready.copied)).toBeVisible();
  const tab = page.waitForEvent("popup");
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await form.getByRole("link", { name: `Send it by ${firm.messaging.label}` }).click();
  const said = new URL((await tab).url()).searchParams.get("text") ?? "";
  expect(said, "a chat has no line for the subject").toContain(service);
  expect(said.indexOf(service), "the subject comes first").toBeLessThan(said.indexOf("A letter"));

  await form.getByRole("button", { name: leadForm.ready.edit }).click();
  await expect(form.getByLabel(leadForm.fields.fullName)).toHaveValue("Asha Patel");
});

test("the composed text can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(leadFormPage.path);
  const message = `It says Schedule 36. ${"https://www.gov.uk/".repeat(30)}`;
  await fillIn(page, { message });
  await page.getByRole("button", { name: leadForm.submit }).click();
  const excess = (text: Element) => text.scrollWidth - text.clientWidth;
  expect(await page.getByText(message).evaluate(excess), "a long address stays inside").toBe(0);
  // A live region tells what is added to it: it is there before.
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  await page.getByRole("button", { name: leadForm.ready.copy }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

test("whoever has no e-mail app copies the message, and none is opened", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(leadFormPage.path);
  let isHandedOver = false;
  askedFor(page).then(
    () => {
      isHandedOver = true;
    },
    () => {},
  );
  await fillIn(page, { message: "It says Schedule 36." });
  await page.getByRole("button", { name: leadForm.copy }).click();
  await expect(page.getByText(leadForm.ready.asked)).toBeVisible();
  await page.getByRole("button", { name: leadForm.ready.copy }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Schedule 36");
  expect(isHandedOver).toBe(false);
});

test("a message that an e-mail app may cut off is copied first", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const handedOver = askedFor(page);
  const letter = "税务局来信".repeat(200);
  await page.goto("/lead-form");
  await fillIn(page, { name: "陈雅莎", service: "Payroll", message: letter });
  await page.getByRole("button", { name: leadForm.submit }).click();
  await expect(page.getByText(leadForm.ready.tooLong)).toBeVisible();
  const ways = page.getByRole("region").locator("button, a");
  await expect(ways.first()).toHaveText(leadForm.ready.copy);
  await ways.first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(letter);
  const email = page.getByRole("link", { name: leadForm.ready.email });
  const address = (await email.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  expect(new URL(address).searchParams.get("subject")).toBe("Free consultation: Payroll");
  await email.click();
  const { href } = await handedOver;
  expect(href, "the first that the e-mail app is handed").toBe(new URL(address).href);
});
