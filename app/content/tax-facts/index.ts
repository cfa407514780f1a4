import * as appeals from "./appeals.ts";
import * as budget from "./budget.ts";
import * as companies from "./companies.ts";
import * as disclosures from "./disclosures.ts";
import * as enquiries from "./enquiries.ts";
import * as fraud from "./fraud.ts";
import * as paye from "./paye.ts";
import * as penalties from "./penalties.ts";
import * as privacy from "./privacy.ts";
import * as property from "./property.ts";
import * as records from "./records.ts";
import * as scams from "./scams.ts";
import * as vat from "./vat.ts";
import * as websites from "./websites.ts";

/**
 * Every fact by topic, for the articles, preflight and tests. A page imports the modules of its own
 * topics instead: whoever imports this one ships every fact there is.
 */
export const taxFacts = {
  appeals,
  budget,
  companies,
  disclosures,
  enquiries,
  fraud,
  paye,
  penalties,
  privacy,
  property,
  records,
  scams,
  vat,
  websites,
};
