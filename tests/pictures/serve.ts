import { createServer } from "node:http";
import { longestFirm } from "../../firm/samples/longest-firm.ts";
import { sampleFirm } from "../../firm/samples/sample-firm.ts";
import { siteOf } from "../fixtures/build-site.ts";

const { dealings, counted, signatory, reviews } = longestFirm;

/**
 * A firm for the pictures of the pages, so that what an owner writes into firm.ts changes none: the sample's short
 * details, and one person with what the firm says of itself.
 */
const picturedFirm = {
  ...sampleFirm,
  people: longestFirm.people
    ?.slice(0, 1)
    .map(({ id, name, role, body }) => ({ id, name, role, body })),
  dealings,
  counted,
  signatory,
  reviews,
};

createServer(siteOf(picturedFirm)).listen(Number(process.env.PORT));
process.on("SIGTERM", () => process.exit());
