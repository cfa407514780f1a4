import { services } from "~/site/navigation";
import { leadFormPage, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterFinder, letterKinds } from "~/words/letters";
import { leadForm } from "~/words/pages/lead-form";
import { offices } from "~/words/pages/offices";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { mainLink, servicesButton } from "./header";
import { fillIn, formIn } from "./lead-form";
import { askedFor } from "./mail";
import { penalties } from "./penalty-tool";
import { alike, arrive, everyScreen } from "./screens";
import { expect, test } from "./test";
import { textsOf } from "./words";

test.use({ javaScriptEnabled: false });

test("the Services panel opens by pointing at it, and for the keyboard; Tab leads through it in sight", async ({
  page,
}) => {
  await page.goto("/");
  await servicesButton(page).hover();
  await expect(mainLink(page)).toBeVisible();
  await mainLink(page).hover();
  await expect(mainLink(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(mainLink(page)).toBeHidden();
  const [first, second] = services.map((entry) => entry.page);
  await servicesButton(page).focus();
  await expect(mainLink(page, second)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(mainLink(page, first)).toBeFocused();
  await expect(mainLink(page, second)).toBeVisible();
});

test("the call bar is there from the start", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf("cop9"));
  await expect(page.locator("[data-call-bar]")).toBeInViewport();
});

test("the rule of a deadline stands there with its example, and no dead field", async ({
  page,
}) => {
  await page.goto(pathOf("tax-appeal"));
  const tool = page.getByRole("region", { name: deadlineWords.heading });
  await expect(tool.getByText("Day 30 is 1 July")).toBeVisible();
  await expect(tool.locator("input, button").filter({ visible: true })).toHaveCount(0);
  await page.goto("/");
  const finder = page.getByRole("region", { name: letterFinder.heading });
  await expect(finder.getByText("Day 30 is 1 July")).toBeVisible();
  await page.getByText(letterFinder.all(letterKinds.length)).click();
  await page.getByText("“Conclusion of review”").click();
  const line = page.locator("details[name=letter][open]");
  await expect(line.getByText("must arrive by day 30")).toBeVisible();
  await expect(line.locator("input, button")).toHaveCount(0);
});

test("the chart of penalties is there, and nothing to press", async ({ page }) => {
  await page.goto(pathOf("cop9"));
  await penalties(page).locator("summary").first().click();
  await expect(page.getByText(penaltyWords.unscripted)).toBeVisible();
  await expect(page.getByRole("button", { name: penaltyWords.action })).toBeHidden();
  await expect(page.getByRole("cell", { name: "50% to 100%" })).toBeVisible();
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
    // The browser itself sends a form; the menus above the page open by styles.
    const dead = page.locator("main :is(button:not([type=submit]), [type=search]):visible");
    await expect(dead, "what does nothing").toHaveCount(0);
    const tells = page.locator("main").getByRole("status").filter({ visible: true, hasText: /./ });
    await expect(tells, "what tells of a search or a choice that nobody can make").toHaveCount(0);
    const way = page.getByRole("link", { name: chrome.action }).first();
    await expect(way).toHaveAttribute("href", pathOf("contact"));
  });
}

test("no office is said to have a time that nothing tells", async ({ page }) => {
  await page.goto(pathOf("offices"));
  const told = page.getByText(offices.cards.timeLabel).filter({ visible: true });
  await expect(told).toHaveCount(0);
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

test("it hands them over out of its frame", async ({ page }) => {
  await page.goto(pathOf("contact"));
  await fillIn(formIn(page));
  const asked = askedFor(page);
  await formIn(page).getByRole("button", { name: leadForm.submit }).click();
  expect((await asked).protocol).toBe("mailto:");
});

test("the words are in the site's own typefaces, and the notes in its hand", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect.poll(() => asked.filter((url) => url.endsWith(".woff2")).length).toBe(3);
});
