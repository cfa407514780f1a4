import { leadFormPage } from "../site/pages.ts";

/**
 * Which pages a browser may render before they are asked for: every one of the site that a pointer rests on
 * or a finger goes down on. Not files, and not the form, which only a frame shows. For a visitor who saves data, a browser
 * leaves it by itself.
 *
 * @returns the rules, as browsers read them
 */
export function speculationRules(): string {
  const isPage = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: ["/*.*", leadFormPage.path] } },
      { not: { selector_matches: "[target], [download]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: isPage, eagerness: "moderate" }] });
}
