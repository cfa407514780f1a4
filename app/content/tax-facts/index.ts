import { appealFacts } from "./appeals.ts";
import { companyFacts } from "./companies.ts";
import { enquiryFacts } from "./enquiries.ts";
import { fraudFacts } from "./fraud.ts";
import { payeFacts } from "./paye.ts";
import { penaltyFacts } from "./penalties.ts";
import { privacyFacts } from "./privacy.ts";
import { propertyFacts } from "./property.ts";
import { recordFacts } from "./records.ts";
import { vatFacts } from "./vat.ts";

/** Every fact by topic, for the articles and for tests; pages import the module of their own topic. */
export const taxFacts = {
  fraud: fraudFacts,
  penalties: penaltyFacts,
  enquiries: enquiryFacts,
  vat: vatFacts,
  paye: payeFacts,
  appeals: appealFacts,
  property: propertyFacts,
  companies: companyFacts,
  records: recordFacts,
  privacy: privacyFacts,
};
