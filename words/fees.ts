import { firm } from "~/firm/firm";
import type { PageSection } from "./services/service-page";

/** How the firm charges, by its own words in `firm/firm.ts`; nothing where it has not said. */
export const feeSections: readonly PageSection[] = firm.fees
  ? [
      {
        kind: "table",
        heading: "What does it cost?",
        caption: "How we charge for our work",
        columns: ["Work", "What we charge"],
        rows: firm.fees.rows.map(({ work, charge }) => [work, charge]),
        note: firm.fees.note,
      },
    ]
  : [];
