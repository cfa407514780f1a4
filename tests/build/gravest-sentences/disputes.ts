import type { Sentences } from "./table";

/** Where HMRC has decided. */
export const disputes: Sentences = {
  "/services/tax-appeal": {
    "You cannot appeal against a demand for records that the law makes you keep, nor if the tribunal approved the notice.":
      "who appeals all the same is penalised meanwhile",
    "A penalty under appeal normally need not be paid until the appeal is decided.":
      "nobody should pay in fear what is not due",
    "It never takes the place of an appeal.": "mediation stops no clock",
  },
  "/services/tax-tribunal": {
    "The First-tier Tribunal must have your notice of appeal by 5pm.":
      "a notice at six is a day late",
  },
};
