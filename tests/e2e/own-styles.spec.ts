import type { Page } from "@playwright/test";
import { alike, arrive, screens, wakeAll } from "./screens";
import { expect, test } from "./test";

/* Each document has only the utilities that it or its code names (publish/render/own-styles.ts). */

test.setTimeout(300_000);

/** The classes that have a rule, and those that may be asked for: in sight now, or named in code that came. */
function classesOn(page: Page) {
  return page.evaluate(async () => {
    const inSelector = /\.(?:\\[\da-f]+ |\\.|[\w-])+/g;
    const ruled = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        // A custom property that nothing reads on a page is left out there.
        const isStyle =
          rule instanceof CSSStyleRule && [...rule.style].some((name) => !name.startsWith("--"));
        const selector = isStyle ? rule.selectorText : "";
        // The group that a utility looks at has no rule itself.
        const own = selector.replaceAll(":where(.group)", "").match(inSelector);
        const inner = "cssRules" in rule ? ruled(rule.cssRules as CSSRuleList) : [];
        return [...(own ?? []), ...inner];
      });
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(async ({ name }) => (await fetch(name)).text());
    const elements = [...document.querySelectorAll("[class]")];
    const texts = [
      ...elements.map((element) => element.getAttribute("class") ?? ""),
      ...(await Promise.all(scripts)),
    ];
    const named = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
    return {
      ruled: [...document.styleSheets].flatMap((sheet) => ruled(sheet.cssRules)),
      named: [...named].map((name) => `.${CSS.escape(name)}`),
    };
  });
}

test("no page lacks a rule that another has, awake and with all of its code", async ({ page }) => {
  const found = new Map<string, Awaited<ReturnType<typeof classesOn>>>();
  for (const path of screens.filter((path) => !alike.has(path))) {
    await arrive(page, path);
    await wakeAll(page);
    found.set(path, await classesOn(page));
  }
  const anywhere = new Set([...found.values()].flatMap(({ ruled }) => ruled));
  for (const [path, { ruled, named }] of found) {
    const here = new Set(ruled);
    const lacking = named.filter((name) => anywhere.has(name) && !here.has(name));
    expect.soft(lacking, path).toEqual([]);
  }
});
