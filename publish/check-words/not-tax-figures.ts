/** Words of the copy that look like a tax figure and are none, each with the reason. */
export const notTaxFigures: { file: string; text: string; reason: string }[] = [
  ...["3 March", "1 April"].map((text) => ({
    file: "pages/resources.ts",
    text,
    reason: "what somebody has written on a worksheet",
  })),
  ...["November 2026", "200%", "400%"].map((text) => ({
    file: "pages/about.ts",
    text,
    reason: "when and at what size the site was tested for accessibility",
  })),
  {
    file: "sample-sheet.ts",
    text: "12 March",
    reason: "the invented date of the sample sheet's invented letter",
  },
  {
    file: "deadlines/deadline-answers.ts",
    text: "2 November 2026",
    reason: "the example of a date",
  },
  ...["2 November 2026", "31 January 2027", "Count that date as day 1. Day"].map((text) => ({
    file: "deadlines/deadline-words.ts",
    text,
    reason: "the example of a date, and of how it is counted",
  })),
  {
    file: "pages/about.ts",
    text: "tested in November 2026",
    reason: "when the site's accessibility was tested",
  },
  {
    file: "pages/about.ts",
    text: "enlarged to 200% and 400%",
    reason: "the levels of zoom it was tested at",
  },
  {
    file: "services/paye-investigations.ts",
    text: "in one year will often assume",
    reason: "a manner of speaking, no period of law",
  },
];
