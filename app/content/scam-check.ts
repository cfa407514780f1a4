import type { PageSection } from "./services/types";
import * as scams from "./tax-facts/scams";

/** How to tell a real letter or call from HMRC from a fraudster's; the same words wherever it stands. */
export const scamCheck = {
  kind: "text",
  heading: "Is this really from HMRC?",
  paragraphs: [
    `HMRC says that a message may be a scam if ${scams.signs.value}. Of its own calls it says that it ${scams.neverThreatens.value}.`,
  ],
  points: [
    "Do not reply, and use no link or number in the message. If it is a call, hang up.",
    `Compare it with ${scams.genuineContacts.value}. A genuine QR code never leads to a page that asks for ${scams.qrCodes.value}, unless you are already signed in.`,
    "Call HMRC on a number from GOV.UK, and ask only whether it is genuine. If it is, its deadline is real too.",
    `Report a scam: forward texts to ${scams.textReportNumber.value} (network charges apply), and emails or texts to ${scams.reportEmail.value}.`,
  ],
} satisfies PageSection;

/** The same in one line, for the letter finder. */
export const scamCheckLine = `Not sure that it is really from HMRC? Do not reply. If it is a call, hang up. Compare it with ${scams.genuineContacts.value}, and call HMRC on a number from GOV.UK.`;

/** The facts that the passage quotes, for the sources of a page that shows it. */
export const scamCheckFacts = [
  scams.signs,
  scams.neverThreatens,
  scams.genuineContacts,
  scams.qrCodes,
  scams.textReportNumber,
  scams.reportEmail,
];
