import { firm } from "~/config/firm";
import { holdCode } from "./screens";
import { expect, test } from "./test";

test("a visitor gets from home to a message ready in their own e-mail app", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Looking for a Tax Expert?");
  await page.getByRole("main").getByRole("link", { name: "Free Consultation" }).first().click();
  await expect(page).toHaveURL("/contact");

  const form = page.frameLocator("iframe[title='Contact form']");
  await form.getByLabel("Full name").fill("Asha Patel");
  await form.getByLabel("Email address").fill("asha@example.com");
  await form.getByLabel("Phone number").fill("07700 900123");
  await form.getByLabel("What is it about?").selectOption("Payroll");
  await form
    .getByLabel("Message")
    .fill("A letter headed “Employer compliance check”.\nDated 3 November.");
  await form.getByLabel("I accept the terms").check();
  await form.getByRole("button", { name: "Prepare my message" }).click();

  await expect(form.getByRole("heading", { name: "Your message is ready" })).toBeFocused();
  const href = await form.getByRole("link", { name: "Open my email app" }).getAttribute("href");
  const mail = new URL(href ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(mail.pathname).toBe(firm.email);
  expect(mail.searchParams.get("subject")).toBe("Free consultation: Payroll");
  const body = mail.searchParams.get("body") ?? "";
  for (const part of [
    "Employer compliance check”.\r\nDated",
    "Asha Patel",
    "07700 900123",
    "asha@example.com",
  ]) {
    expect(body).toContain(part);
  }
  const chat = await form
    .getByRole("link", { name: `Send it by ${firm.messaging.label}` })
    .getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toContain("Asha Patel");

  await form.getByRole("button", { name: "Change something" }).click();
  await expect(form.getByLabel("Full name")).toHaveValue("Asha Patel");
});

test("the composed text can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/lead-form");
  await page.getByLabel("Full name").fill("Asha Patel");
  await page.getByLabel("Email address").fill("asha@example.com");
  await page.getByLabel("Phone number").fill("07700 900123");
  await page.getByLabel("What is it about?").selectOption("I am not sure yet");
  await page.getByLabel("Message").fill("It says Schedule 36.");
  await page.getByLabel("I accept the terms").check();
  await page.getByRole("button", { name: "Prepare my message" }).click();
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "It says Schedule 36.",
  );
});

test("a message that an e-mail app may cut off is copied first", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const letter = "税务局来信".repeat(200);
  await page.goto("/lead-form");
  await page.getByLabel("Full name").fill("陈雅莎");
  await page.getByLabel("Email address").fill("asha@example.com");
  await page.getByLabel("Phone number").fill("07700 900123");
  await page.getByLabel("What is it about?").selectOption("Payroll");
  await page.getByLabel("Message").fill(letter);
  await page.getByLabel("I accept the terms").check();
  await page.getByRole("button", { name: "Prepare my message" }).click();
  await expect(page.getByText("Copy the text first")).toBeVisible();
  const ways = page.getByRole("region").locator("button, a");
  await expect(ways.first()).toHaveText("Copy the text");
  await ways.first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(letter);
  const email = page.getByRole("link", { name: "Open my email app" });
  const address = (await email.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  expect(new URL(address).searchParams.get("subject")).toBe("Free consultation: Payroll");
});

test("an empty form names what is missing and takes the visitor to the first of it", async ({
  page,
}) => {
  await page.goto("/lead-form");
  await page.getByRole("button", { name: "Prepare my message" }).click();

  const errors = {
    "Full name": "Full name is required",
    "Email address": "Invalid email address",
    "Phone number": "Phone number is required",
    "What is it about?": "Please select a service",
    Message: "Message is required",
    "I accept the terms": "You must accept the terms and conditions",
  };
  for (const [label, message] of Object.entries(errors)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Full name")).toBeFocused();
});

test("values that are too long are refused in the specification's words", async ({ page }) => {
  await page.goto("/lead-form");
  const tooLong = {
    "Full name": [101, "Name must be less than 100 characters"],
    "Email address": [256, "Email must be less than 255 characters"],
    "Phone number": [21, "Phone number must be less than 20 characters"],
    Subject: [201, "Subject must be less than 200 characters"],
    Message: [1001, "Message must be less than 1000 characters"],
  } as const;
  for (const [label, [length]] of Object.entries(tooLong)) {
    const end = label === "Email address" ? "@example.com" : "";
    await page.getByLabel(label).fill("1".repeat(length - end.length) + end);
  }
  await page.getByRole("button", { name: "Prepare my message" }).click();
  for (const [label, [, message]] of Object.entries(tooLong)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await page.getByLabel("Full name").fill("Asha Patel");
  await expect(page.getByText("Name must be less than 100 characters")).toBeHidden();
});

test("text typed before the page is awake is kept", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/lead-form", { waitUntil: "commit" });
  await page.getByLabel("Full name").fill("Asha Patel");
  release();
  await page.locator("html[data-awake]").waitFor();
  await page.getByRole("button", { name: "Prepare my message" }).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  await expect(page.getByText("Full name is required")).toBeHidden();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Patel");
});
