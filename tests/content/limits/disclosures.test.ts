import { disclosures } from "~/words/facts/disclosures";
import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

testLimits([
  [disclosures.nudgeLetterAnswerTime, "30 days", /^HMRC letters of November 2024$/],
  [disclosures.paymentTime, "90 days", /^HMRC disclosure service/],
  [
    property.letPropertyCampaignTime,
    "90 days",
    /Let Property Campaign guide; HMRC disclosure service/,
  ],
  [disclosures.worldwideTime, "90 days", /^HMRC disclosure service/],
  [disclosures.cryptoPaymentTime, "30 days", /Pay tax on cryptoassets/],
]);
