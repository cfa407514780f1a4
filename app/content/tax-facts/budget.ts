import type { TaxFact } from "./types.ts";

/* The Budget that came after the newest sources; its outcome could not be read. */

export const autumnBudget2026 = {
  value: "28 October 2026",
  meaning: "Day for which the Autumn Budget 2026 was set; nothing here takes in what it changed",
  appliesFrom: "28 October 2026",
  source: "House of Commons Library CBP-12226, 8 October 2026",
  read: "2026-10-08",
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;
