import { appeals } from "./appeals.ts";
import { companies } from "./companies.ts";
import { disclosures } from "./disclosures.ts";
import { enquiries } from "./enquiries.ts";
import { fraud } from "./fraud.ts";
import { paye } from "./paye.ts";
import { penalties } from "./penalties.ts";
import { privacy } from "./privacy.ts";
import { property } from "./property.ts";
import { records } from "./records.ts";
import { scams } from "./scams.ts";
import { vat } from "./vat.ts";
import { websites } from "./websites.ts";

/**
 * Every fact by topic, for the articles, preflight and tests. A page imports the modules of its own
 * topics instead: whoever imports this one ships every fact there is.
 */
export const taxFacts = {
  appeals,
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
