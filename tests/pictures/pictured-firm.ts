import type { Firm } from "../../firm/firm-schema.ts";
import { longestFirm } from "../../firm/samples/longest-firm.ts";
import { sampleFirm } from "../../firm/samples/sample-firm.ts";

const { dealings, counted, signatory, reviews } = longestFirm;

/** A firm for the pictures of the pages: the sample's short details, and one person with what the firm says of itself. */
export const picturedFirm: Firm = {
  ...sampleFirm,
  people: longestFirm.people
    ?.slice(0, 1)
    .map(({ id, name, role, body }) => ({ id, name, role, body })),
  dealings,
  counted,
  signatory,
  reviews,
};
