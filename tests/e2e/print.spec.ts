import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { articlePath, pages, pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { contact } from "~/words/pages/contact";
import { faqs } from "~/words/pages/faqs";
import { look } from "./geometry/look";
import { sheetsOf } from "./paper";
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
    await expect(page.locator("footer").getByText(chrome.disclaimer)).toBeVisible();

    const answers = page.locator("main details > :not(summary)");
    const folded = answers.filter({ visible: false });
    const unprinted = page.locator("main :is(.screen-only, nav) details > :not(summary)");
    await expect(folded).toHaveCount(await unprinted.count());

    expect(await page.evaluate(unprintable)).toEqual([]);
    expect(await look(page, "overlap", "covered")).toEqual([]);

    const [written = ""] = await page.locator("body").allInnerTexts();
    const words = written.split(/\s+/).length;
    const sheets = await sheetsOf(page);
    expect(words / sheets, `${words} words on ${sheets} sheets`).toBeGreaterThan(100);
  });
}

/** For the page: what would not come out right on paper, in words. */
function unprintable(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const isExact = ({ printColorAdjust }: CSSStyleDeclaration) => printColorAdjust === "exact";
  const textsOf = (all: Element[]) => all.map(({ textContent }) => textContent?.slice(0, 40));

  // A pen's stroke may reach out a little.
  const lying = shown("main details > :not(summary)").filter((answer) => {
    const fold = answer.parentElement?.getBoundingClientRect();
    return answer.getBoundingClientRect().bottom > (fold?.bottom ?? 0) + 20;
  });
  const unprinted = shown("main li, main li > [aria-hidden]:empty")
    .flatMap((element) => [
      ...(element.matches(":empty") ? [getComputedStyle(element)] : []),
      getComputedStyle(element, "::before"),
    ])
    .filter(({ content, display }) => content !== "none" && display !== "none")
    .filter((style) => {
      const { backgroundColor, backgroundImage, borderWidth } = style;
      const hasGround = backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor);
      return hasGround && borderWidth === "0px" && !isExact(style);
    });
  // Paper has no ground but what is printed at all costs.
  const isPale = (colour: string) =>
    (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => +part > 150);
  const white = shown("main :is(h1, h2, h3, p, li, dt, dd, td, th, a)").filter(
    (element) => isPale(getComputedStyle(element).color) && !isExact(getComputedStyle(element)),
  );
  const pale = shown("main mark").filter((mark) => !isExact(getComputedStyle(mark)));
  const links = shown("main a").map((link) => {
    const { content, position } = getComputedStyle(link, "::after");
    return { link, href: link.getAttribute("href") ?? "", content, position };
  });
  const untold = links.filter(
    ({ href, content }) => /^(?:\/|https:)/.test(href) && !content.includes(href),
  );
  const afloat = links.filter(
    ({ content, position }) => content.includes("(") && position !== "static",
  );
  const cut = shown("main :not(svg, svg *, .sr-only, .sr-only *)").filter((element) =>
    /auto|hidden|scroll/.test(getComputedStyle(element).overflowX),
  );
  return [
    ...textsOf(lying).map((text) => `“${text}” lies over what comes after its question`),
    ...unprinted.map(({ width, height }) => `a mark of ${width} × ${height} is a ground alone`),
    ...textsOf(white).map((text) => `“${text}” is pale on white paper`),
    ...textsOf(pale).map((text) => `what marks “${text}” is a ground alone`),
    ...untold.map(({ href }) => `it is not said that a link leads to ${href}`),
    ...textsOf(afloat.map(({ link }) => link)).map((text) => `“${text}” has its address across it`),
    ...cut.map(({ className }) => `${className} cuts off what is in it`),
  ];
}

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

for (const [what, path, part, property] of [
  ["ink is as dark", "contact", `h2:text-is("${contact.details.date.heading}")`, "color"],
  ["a penalty's bar is as pale", "cop9", "td svg > rect[stroke-width='2']", "fill"],
] as const) {
  test(`on white paper ${what} from the dark as from the light`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(pathOf(path));
    const colour = () =>
      page
        .locator(part)
        .first()
        .evaluate((one, property) => getComputedStyle(one)[property], property);
    const onScreen = await colour();
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    const inLight = await colour();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await colour()).toBe(inLight);
    if (property === "color") expect(inLight).not.toBe(onScreen);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
}
