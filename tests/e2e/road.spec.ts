import type { Locator, Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { leadFormPage, pathOf } from "~/site/pages";
import { home } from "~/words/pages/home";
import { leadForm } from "~/words/pages/lead-form";
import { servicesList } from "~/words/services/services-list";
import { fillIn, formIn, showErrors } from "./lead-form";
import { askedFor } from "./mail";
import { arrive, settle } from "./screens";
import { expect, test } from "./test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("a visitor gets from home to a message ready in their own e-mail app, out of the frame", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
  await page.getByRole("main").getByRole("link", { name: home.hero.consult }).first().click();
  await expect(page).toHaveURL(pathOf("contact"));

  const service = servicesList.services[0]?.title ?? "";
  const form = formIn(page);
  await fillIn(form, { service });
  const asked = askedFor(page);
  await form.getByRole("button", { name: leadForm.submit }).click();
  const mail = await asked;
  expect(mail.protocol + mail.pathname).toBe(`mailto:${firm.email}`);
  expect(mail.searchParams.get("subject")).toBe(`${leadForm.mail.subject} ${service}`);
  const body = mail.searchParams.get("body") ?? "";
  expect(body).toMatch(/^A letter came\.\r?\n/);
  for (const part of ["Asha Patel", "07700 900123", "asha@example.com", service])
    expect(body).toContain(part);
  await expect(form.getByRole("heading", { name: leadForm.ready.heading })).toBeFocused();
  // The message is shorter than the form was: the frame leaves nothing empty below it.
  await settle(page);

  const again = askedFor(page);
  await form.getByRole("link", { name: leadForm.ready.email }).click();
  expect((await again).href).toBe(mail.href);

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
  await expect(form.getByLabel(leadForm.fields.fullName)).toBeFocused();
});

test("whoever has no e-mail app copies the message, and none is opened", async ({ page }) => {
  await page.goto(leadFormPage.path);
  const handedOver: URL[] = [];
  askedFor(page).then(
    (address) => handedOver.push(address),
    () => {},
  );
  const message = `It says Schedule 36. ${"https://www.gov.uk/".repeat(30)}`;
  await fillIn(page, { message });
  await page.getByRole("button", { name: leadForm.copy }).click();
  await expect(page.getByText(leadForm.ready.asked)).toBeVisible();
  const excess = (text: Element) => text.scrollWidth - text.clientWidth;
  expect(await page.getByText(message).evaluate(excess), "a long address stays inside").toBe(0);
  // A live region tells what is added to it: it is there before.
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  const copy = page.getByRole("button", { name: leadForm.ready.copy });
  await copy.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: leadForm.ready.copied })).toBeVisible();
  await expect(copy, "the keyboard keeps its place").toBeFocused();
  expect(await copied(page)).toContain(message);
  expect(handedOver).toEqual([]);
});

test("a message that an e-mail app may cut off is copied first", async ({ page }) => {
  const handedOver = askedFor(page);
  const letter = "税务局来信".repeat(200);
  await page.goto(leadFormPage.path);
  await fillIn(page, { name: "陈雅莎", subject: "VAT visit", message: letter });
  await page.getByRole("button", { name: leadForm.submit }).click();
  await expect(page.getByText(leadForm.ready.tooLong)).toBeVisible();
  const ways = page.getByRole("region").locator("button, a");
  await expect(ways.first()).toHaveText(leadForm.ready.copy);
  await ways.first().click();
  expect(await copied(page)).toContain(letter);
  const email = page.getByRole("link", { name: leadForm.ready.email });
  const address = (await email.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  expect(new URL(address).searchParams.get("subject")).toBe("VAT visit");
  await email.click();
  const { href } = await handedOver;
  expect(href, "the first that the e-mail app is handed").toBe(new URL(address).href);
});

test("what is written from right to left stands so, in its field and in the message", async ({
  page,
}) => {
  await page.goto(leadFormPage.path);
  await fillIn(page, { name: "عائشة", subject: "رسالة من الضرائب", message: "وصلت رسالة." });
  const { fullName, message } = leadForm.fields;
  for (const label of [fullName, message])
    await expect(page.getByLabel(label)).toHaveCSS("direction", "rtl");
  await page.getByRole("button", { name: leadForm.copy }).click();
  await expect(page.locator("pre")).toHaveCSS("direction", "rtl");
});

/** What is said of each field that is empty. */
const missing = {
  fullName: "Full name is required",
  email: "Invalid email address",
  phone: "Phone number is required",
  service: "Please select a service",
  message: "Message is required",
  termsAccepted: "You must accept the terms and conditions",
};

test("errors are tied to their fields, which are edged in another colour, and the first takes the focus", async ({
  page,
}) => {
  const { fullName, fullNameHint, subject, message, messageHint } = leadForm.fields;
  await arrive(page, leadFormPage.path);
  // A focus that stays where it is tells nobody anything.
  await page.getByLabel(fullName).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: missing.fullName })).toHaveCount(1);
  await showErrors(page);
  const edgeOf = (field: Locator) =>
    field.evaluate((input) => getComputedStyle(input).borderBottomColor);
  const right = await edgeOf(page.getByLabel(subject));
  for (const [name, error] of Object.entries(missing)) {
    const field = page.locator(`[name=${name}][aria-invalid=true]`);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${error}`));
    expect(await edgeOf(field), error).not.toBe(right);
  }
  // Whoever has left the message out hears again what belongs in it.
  await expect(page.getByLabel(message)).toHaveAccessibleDescription(
    `${missing.message} ${messageHint}`,
  );
  await expect(page.getByLabel(fullName)).toBeFocused();
  await page.getByLabel(fullName).fill("Ada");
  await expect(page.getByLabel(fullName)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel(fullName)).toHaveAccessibleDescription(fullNameHint);
});
