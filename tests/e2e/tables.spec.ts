import type { Locator } from "@playwright/test";
import { type PageId, pathOf } from "~/config/pages";
import { bookkeeping } from "~/content/services/bookkeeping";
import { businessGrowthAdvisory } from "~/content/services/business-growth-advisory";
import { managementAccounting } from "~/content/services/management-accounting";
import { payeInvestigations } from "~/content/services/paye-investigations";
import { payroll } from "~/content/services/payroll";
import { taxAdvisory } from "~/content/services/tax-advisory";
import { taxAppeal } from "~/content/services/tax-appeal";
import { taxFraud } from "~/content/services/tax-fraud";
import { taxTribunal } from "~/content/services/tax-tribunal";
import type { PageSection } from "~/content/services/types";
import { valueAddedTax } from "~/content/services/value-added-tax";
import { vatInvestigations } from "~/content/services/vat-investigations";
import { isFigure } from "~/lib/is-figure";
import { arrive } from "./screens";
import { expect, test } from "./test";

/* A table tells each figure under its own heading, and its digits can be compared from row to row. */

const pages = {
  bookkeeping,
  "business-growth-advisory": businessGrowthAdvisory,
  "management-accounting": managementAccounting,
  "paye-investigations": payeInvestigations,
  payroll,
  "tax-advisory": taxAdvisory,
  "tax-appeal": taxAppeal,
  "tax-fraud": taxFraud,
  "tax-tribunal": taxTribunal,
  "value-added-tax": valueAddedTax,
  "vat-investigations": vatInvestigations,
} satisfies Partial<Record<PageId, { sections: readonly PageSection[] }>>;

/** By how much four ones are narrower than four noughts in a cell. */
const unevenness = (cell: Locator) =>
  cell.evaluate((element) => {
    const [ones = 0, noughts = 0] = ["1111", "0000"].map((digits) => {
      const probe = document.createElement("span");
      probe.textContent = digits;
      element.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    });
    return noughts - ones;
  });

for (const [id, { sections }] of Object.entries(pages)) {
  test(`the tables of ${id} have each cell under its heading, each digit below the others`, async ({
    page,
  }) => {
    await arrive(page, pathOf(id as PageId));
    for (const section of sections as readonly PageSection[]) {
      if (section.kind !== "table") continue;
      const table = page.getByRole("table", { name: section.caption });
      await expect(table.getByRole("columnheader")).toHaveText([...section.columns]);
      const lines = table.locator("tbody tr");
      await expect(lines).toHaveCount(section.rows.length);
      for (const [index, row] of section.rows.entries()) {
        const cells = lines.nth(index).locator("th, td");
        await expect(cells).toHaveText([...row]);
        for (const [place, text] of row.entries()) {
          if (place === 0 || !isFigure(text)) continue;
          expect(await unevenness(cells.nth(place)), text).toBeCloseTo(0, 1);
        }
      }
    }
  });
}
