import { disclosures } from "~/words/facts/disclosures";
import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

testLimits([
  [
    "a letter about rent",
    disclosures.nudgeLetterAnswerTime,
    "30 days",
    /^HMRC letters of November 2024$/,
  ],
  [
    "paying under the Let Property Campaign",
    disclosures.paymentTime,
    "90 days",
    /^HMRC disclosure service/,
  ],
  [
    "the Let Property Campaign, on the pages of rent",
    property.letPropertyCampaignTime,
    "90 days",
    /Let Property Campaign guide; HMRC disclosure service/,
  ],
  [
    "paying under the Worldwide Disclosure Facility",
    disclosures.worldwideTime,
    "90 days",
    /^HMRC disclosure service/,
  ],
  ["paying for cryptoassets", disclosures.cryptoPaymentTime, "30 days", /Pay tax on cryptoassets/],
]);
