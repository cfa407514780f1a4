import { scams } from "./facts/scams";
import { say } from "./say";
import type { PageSection } from "./services/service-page";

/** How to tell a real letter or call from HMRC from a fraudster's; the same words wherever it stands. */
export const scamCheck = {
  kind: "text",
  id: "is-this-really-from-hmrc",
  heading: "Is this really from HMRC?",
  paragraphs: [
    "A real letter from HMRC can come out of the blue: do not throw one away unchecked. If it is genuine, so is its deadline.",
  ],
  points: [
    "**Do not reply** until you have checked it, and use no link or number in the message. If it is a call, hang up.",
    "**If it says that HMRC suspects you of fraud or a crime,** do not call HMRC. If it is headed Code of Practice 9, see a solicitor, and sign nothing that came with the letter before. Then, with an authority that you sign, we can ask HMRC whether it is real. If it is about a criminal investigation or an interview under caution, let a solicitor ask.",
    "**If officers have a search warrant,** ask to see it and their identity cards, do not obstruct them, and call a solicitor at once.",
    "**A court order** may bind you already: keep to its date. Let a solicitor check it today, before you pay or hand over anything. Until then move no money and destroy nothing.",
    say`**Compare any other letter** with ${scams.genuineContacts}, or ask us. You may also call HMRC, on a number from GOV.UK. Ask only whether it is genuine, then end the call.`,
    say`**By phone**, HMRC says, it ${scams.neverThreatens}.`,
    say`**It may be a scam**, HMRC says, if ${scams.signs}.`,
    say`**A genuine QR code** never leads to a page that asks for ${scams.qrCodes}, unless you are already signed in.`,
    say`**Report a scam:** forward texts to ${scams.textReportNumber} (network charges apply), and emails or texts to ${scams.reportEmail}.`,
  ],
} satisfies PageSection;

/** The same in two lines, for the letter finder, and the link to it. */
export const scamCheckLine = {
  question: "Not sure that it is really from HMRC?",
  text: "Check today, before you reply: if it is real, its date counts.",
  link: "How to check it",
};
