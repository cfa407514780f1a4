import { isDeepStrictEqual } from "node:util";
import { firm } from "~/config/firm";
import type { Firm } from "~/config/firm-schema";
import { sampleFirm } from "../../scripts/fixtures/sample-firm";

/** The details that the specification speaks of. */
const specified = [
  "name",
  "socials",
  "openingHours",
  "offices",
  "footerOffices",
  "aboutOffices",
] as const satisfies (keyof Firm)[];

/** Whether the site is still the one that the specification describes. */
export const isSample = specified.every((field) =>
  isDeepStrictEqual(firm[field], sampleFirm[field]),
);
