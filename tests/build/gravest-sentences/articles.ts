import type { Sentences } from "./table";

/** The articles. */
export const articles: Sentences = {
  "/blog/allowable-expenses-for-rental-income": {
    "If you let a home in your own name, you cannot deduct interest and other finance costs, such as arrangement fees, from the rent.":
      "the commonest mistake in a landlord's return",
    "You cannot claim the first sofa, but you can claim its replacement.": "the second commonest",
    "carried forward to later profits of that business, not set against wages.":
      "set against wages, the loss makes the return wrong",
  },
};
