/*
 * Every fact by topic, for the articles, preflight and tests. A page imports the modules of its own
 * topics instead: whoever imports this one ships every fact there is.
 */
export * as appeals from "./appeals.ts";
export * as budget from "./budget.ts";
export * as companies from "./companies.ts";
export * as disclosures from "./disclosures.ts";
export * as enquiries from "./enquiries.ts";
export * as fraud from "./fraud.ts";
export * as paye from "./paye.ts";
export * as penalties from "./penalties.ts";
export * as privacy from "./privacy.ts";
export * as property from "./property.ts";
export * as records from "./records.ts";
export * as scams from "./scams.ts";
export * as vat from "./vat.ts";
export * as websites from "./websites.ts";
