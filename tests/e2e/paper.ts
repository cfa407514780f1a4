import type { Page } from "@playwright/test";

/** How many sheets of A4 a page prints to. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
