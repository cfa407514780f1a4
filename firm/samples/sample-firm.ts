import type { Firm } from "../firm-schema.ts";
import { picturedFirm } from "./pictured-firm.ts";

/**
 * A firm like the one that a fresh copy comes with: every detail a sample that reaches nobody. Tests of the
 * code take it, so that the details of the firm whose site this is turn none of them red.
 */
export const sampleFirm: Firm = {
  ...picturedFirm,
  socials: picturedFirm.socials.map(({ network }) => ({
    network,
    url: `https://www.${network}.example/the-firm`,
  })),
  people: undefined,
  signatory: undefined,
  reviews: { source: "Sample Reviews", asAt: "2026-11-01" },
};
