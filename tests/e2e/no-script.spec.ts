import { firm } from "~/firm/firm";
import { testimonials } from "~/firm/testimonials";
import { services } from "~/site/navigation";
import { leadFormPage, pathOf } from "~/site/pages";
import { letterFinder, letterKinds } from "~/words/letters";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { offices } from "~/words/pages/offices";
import { nameIn } from "./lead-form";
import { alike, arrive, everyScreen, titleOf } from "./screens";
import { expect, test } from "./test";
import { textsOf } from "./words";

test.use({ javaScriptEnabled: false });

test("home has all its words, its letters open, and nothing pretends to work", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { says, first } of letterKinds) {
    await page.getByText(says, { exact: true }).click();
    await expect(page.getByText(first)).toBeVisible();
  }
  await expect(page.getByLabel(letterFinder.searchLabel)).toBeHidden();
  await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
  for (const { name } of testimonials) {
    await expect(page.getByText(name)).toBeVisible();
  }
});

test("the Services panel opens by pointing at it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Services" }).hover();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: titleOf("contact") })
    .waitFor();
  const [subService] = services.flatMap(({ subServices = [] }) => subServices);
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: subService?.title, exact: true });
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
});

test("the Services panel opens for the keyboard, and Tab leads through it in sight", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const [first, second] = services.map(({ title }) => title);
  await main.getByRole("button", { name: "Services" }).focus();
  const link = (name = "") => main.getByRole("link", { name, exact: true });
  await expect(link(second)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link(first)).toBeFocused();
  await expect(link(second)).toBeVisible();
});

test("contact has all its words, its questions open one at a time, and the form is there", async ({
  page,
}) => {
  await page.goto(pathOf("contact"));
  const numbers = page.getByRole("main").getByRole("link", { name: firm.phone });
  await expect(numbers.first()).toBeVisible();
  await expect(nameIn(page)).toBeVisible();
  for (const { question, answer } of contact.faqs.items) {
    await page.getByRole("heading", { name: question }).click();
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
});

for (const path of everyScreen) {
  if (alike.has(path) || path === leadFormPage.path) continue;

  test(`${path} has all its words and leads to the consultation`, async ({ page, browser }) => {
    const awake = await browser.newPage({ javaScriptEnabled: true });
    await arrive(awake, path);
    const words = await textsOf(awake);
    await awake.close();
    await page.goto(path);
    const texts = await textsOf(page);
    expect(words.filter((text) => !texts.includes(text))).toEqual([]);
    const way = page.getByRole("link", { name: "Free Consultation" }).first();
    await expect(way).toHaveAttribute("href", pathOf("contact"));
  });
}

test("no office is said to have a time that nothing tells", async ({ page }) => {
  await page.goto(pathOf("offices"));
  const told = page.getByText(offices.cards.timeLabel).filter({ visible: true });
  await expect(told).toHaveCount(0);
});

test("the phone menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Site menu" })).toBeVisible();
});

test("the form hands its fields to the e-mail app as the body, with nothing before them", async ({
  page,
}) => {
  await page.goto(leadFormPage.path);
  const action = new URL((await page.locator("form").getAttribute("action")) ?? "");
  expect(action.protocol).toBe("mailto:");
  expect([...action.searchParams.keys()]).toEqual(["subject"]);
  await expect(page.locator("form"), "or it is one line of percent signs").toHaveJSProperty(
    "enctype",
    "text/plain",
  );
  await expect(page.getByLabel(leadForm.fields.fullName)).toHaveJSProperty("required", true);
});

test("the words are in the site's own typefaces, and the notes in its hand", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect.poll(() => asked.filter((url) => url.endsWith(".woff2")).length).toBe(3);
});
