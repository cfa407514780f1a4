/** Words of the copy that look like a tax figure and are none, each with the reason. */
export const notTaxFigures: { file: string; text: string; reason: string }[] = [
  ...["3 March", "1 April"].map((text) => ({
    file: "pages/resources.ts",
    text,
    reason: "what somebody has written on a worksheet",
  })),
  {
    file: "deadlines/deadline-answers.ts",
    text: "2 November 2026",
    reason: "the example of a date",
  },
  {
    file: "deadlines/deadline-words.ts",
    text: "Count that date as day 1. Day",
    reason: "the example of how a date is counted",
  },
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
  ...["3 May", "6 May"].map((text) => ({
    file: "services/payroll.ts",
    text,
    reason: "the example of a payday",
  })),
  {
    file: "pages/privacy-policy.ts",
    text: "within a month",
    reason: "the time to answer a person who asks for their data: UK GDPR article 12(3)",
  },
  {
    file: "services/paye-investigations.ts",
    text: "in one year will often assume",
    reason: "a manner of speaking, no period of law",
  },
];
