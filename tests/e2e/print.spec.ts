import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { articlePath, pages, pathOf } from "~/site/pages";
import { faqs } from "~/words/pages/faqs";
import { alike, arrive, written } from "./screens";
import { expect, test } from "./test";

/* The investigation pages have a test of their own: each prints to one sheet. */

const paths = [
  ...pages.map(({ path }) => path),
  ...written.map(({ slug }) => articlePath(slug)),
].filter((path) => !alike.has(path));

/** As wide as what a sheet of A4 has between its margins. */
async function openOnPaper(page: Page, path: string, size = { width: 680, height: 1009 }) {
  await arrive(page, path);
  await page.setViewportSize(size);
  // What opens with ease is folded up by its height as well.
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
}

for (const path of paths) {
  test(`${path} prints what is to be read, and nothing to press`, async ({ page }) => {
    await openOnPaper(page, path);
    const onPaper = page.locator(
      "header, nav, button, input, select, iframe, [data-variant], [role=status]",
    );
    await expect(onPaper.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(firm.name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.locator("footer").getByText("General information about UK tax"),
    ).toBeVisible();

    const answers = page.locator("main details > :not(summary)");
    const folded = answers.filter({ visible: false });
    const unprinted = page.locator("main :is(.screen-only, nav) details > :not(summary)");
    await expect(folded).toHaveCount(await unprinted.count());

    // A pen's stroke may reach out a little.
    const lying = answers.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => [one, one.parentElement?.getBoundingClientRect()] as const)
        .filter(([one, fold]) => one.getBoundingClientRect().bottom > (fold?.bottom ?? 0) + 20)
        .map(([{ textContent }]) => textContent.slice(0, 40)),
    );
    expect(await lying, "answers that lie over what comes after them").toEqual([]);

    // A printer leaves grounds out: a mark that is nothing else would not be there.
    const grounds = page.locator("main li, main li > [aria-hidden]:empty").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .flatMap((element) => [
          ...(element.matches(":empty") ? [getComputedStyle(element)] : []),
          getComputedStyle(element, "::before"),
        ])
        .filter(({ content, display }) => content !== "none" && display !== "none")
        .filter(({ backgroundColor, backgroundImage, borderWidth, printColorAdjust }) => {
          const hasGround = backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor);
          return hasGround && borderWidth === "0px" && printColorAdjust !== "exact";
        })
        .map(({ backgroundColor, width, height }) => `${width} × ${height} of ${backgroundColor}`),
    );
    expect(await grounds).toEqual([]);

    const pale = page.locator("main mark").evaluateAll((all) =>
      all
        .filter((mark) => mark.checkVisibility())
        .filter((mark) => getComputedStyle(mark).printColorAdjust !== "exact")
        .map(({ textContent }) => textContent),
    );
    expect(await pale, "a printer leaves out what marks these").toEqual([]);

    const untold = page.locator("main a:is([href^='/'], [href^='https:'])").evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content])
        .filter(([href, after]) => !after?.includes(href ?? ""))
        .map(([href]) => href),
    );
    expect(await untold, "links of which paper does not say where they lead").toEqual([]);

    const cut = page.locator("main :not(svg, svg *)").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
        .filter((element) => /auto|hidden|scroll/.test(getComputedStyle(element).overflowX))
        .map(({ className }) => className),
    );
    expect(await cut).toEqual([]);

    const [written = ""] = await page.locator("body").allInnerTexts();
    const words = written.split(/\s+/).length;
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(words / sheets, `${words} words on ${sheets} sheets`).toBeGreaterThan(100);
  });
}

test("on paper the address of a card's link stands after its words, not across the card", async ({
  page,
}) => {
  for (const id of ["home", "services", "investigation", "resources"] as const) {
    await openOnPaper(page, pathOf(id));
    const afloat = await page.locator("main a").evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter((link) => {
          const { content, position } = getComputedStyle(link, "::after");
          return content.includes("(") && position !== "static";
        })
        .map((link) => link.textContent),
    );
    expect.soft(afloat, id).toEqual([]);
  }
});

test("on paper that lies across, too, a passage and its heading stand behind one red rule", async ({
  page,
}) => {
  await openOnPaper(page, pathOf("faqs"), { width: 1009, height: 680 });
  const heading = page.getByRole("heading", { name: faqs.parts[0]?.heading ?? "" });
  const rules = await heading.evaluate((element) => {
    const around = [];
    for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
    return around
      .map((one) => getComputedStyle(one).borderLeft)
      .filter((rule) => /^2px solid/.test(rule));
  });
  expect(rules).toHaveLength(1);
});

test.describe("in the dark theme", () => {
  test.use({ colorScheme: "dark" });

  test("paper stays white and ink dark", async ({ page }) => {
    await page.goto(pathOf("contact"));
    const heading = page.getByRole("heading", { level: 1 });
    const ink = () => heading.evaluate((element) => getComputedStyle(element).color);
    const onScreen = await ink();
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    const inLight = await ink();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await ink()).toBe(inLight);
    expect(inLight).not.toBe(onScreen);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("a penalty's bar is as pale on paper as in the light", async ({ page }) => {
    await page.goto(pathOf("cop9"));
    const bar = page.locator("td svg > rect[stroke-width='2']").first();
    const fill = () => bar.evaluate((rect) => getComputedStyle(rect).fill);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    const inLight = await fill();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await fill()).toBe(inLight);
  });
});
