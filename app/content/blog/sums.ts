import { rentalSums } from "./rental-sums.ts";

/** The worked sums of each article, by its file: `{{sum.group.name}}` in the text quotes one. */
export const sums: Record<string, Record<string, Record<string, string>>> = {
  "allowable-expenses-for-rental-income.md": rentalSums,
};
