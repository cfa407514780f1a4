import type { Tonight } from "~/words/types";
import { deliberate } from "~/words/who-hears-what";

/* What a reader can send alone on the last evening: short, so that nothing is said too soon. */

const me = "My name and address: …";
const letter = [me, "The reference and the date of your letter: …"];
const wrong = "I think that it is wrong because … (two lines are enough; more can follow)";

/** Before an appeal against a decision: who reads “deliberate” in it explains nothing without a solicitor. */
const saysDeliberate = `You can send this yourself now. If ${deliberate}, let a solicitor word it. If you reach none in time, leave out the line “I think that it is wrong”, and write there only: “HMRC must prove all that the law requires it to prove. More will follow.” Otherwise fill in every line that fits.`;

function about(letter: string): string[] {
  return [me, "The reference on your letter: …", `The date of ${letter}: …`];
}

const address =
  "The address or online form that the letter names. Keep a copy that shows the time.";

export const appealToHmrc: Tonight = {
  before: `${saysDeliberate} The line “I appeal” always stays. If you give no reasons, end the line on postponement with: “because HMRC has not shown that it may charge it.” In any case, ask to postpone only tax that you honestly dispute; a penalty needs no such line.`,
  lines: [
    ...about("the decision"),
    "I appeal against this decision.",
    wrong,
    "Please postpone £… of the tax until the appeal is decided.",
  ],
  where:
    "HMRC’s online appeal service, or the address on the decision. Keep a copy that shows the time.",
};

export const appealToOfficer: Tonight = {
  before:
    "You can send this yourself now. Say only why an item is not reasonably needed, is not yours to get, or is protected by legal privilege. Say nothing about what happened.",
  lines: [...about("the notice"), "I appeal against this notice.", wrong],
  where: "The officer who gave the notice, at the address on it. Keep a copy that shows the time.",
};

export const appealToTribunal: Tonight = {
  before: saysDeliberate,
  lines: [
    ...about("the decision"),
    "I appeal to the tribunal against this decision, and ask it to cancel what the law does not support.",
    wrong,
  ],
  where:
    "The tribunal’s online service on GOV.UK, with a copy of HMRC’s letter. After 5pm too: then ask that it be taken late, and say why.",
};

export const acceptVatReview: Tonight = {
  before:
    "Accept the review that the letter offers: HMRC can still have that today, even after 5pm, and you can go to the tribunal afterwards.",
  lines: [...about("the decision"), "I accept the review that you offer of this decision."],
  where:
    "The address or online form that the letter names for a review. Keep a copy that shows the time. If no review was offered: the tribunal’s online service on GOV.UK. After 5pm, ask that it be taken late, and say why.",
};

export const acceptReview: Tonight = {
  lines: [...about("your offer"), "I appealed on …, and I accept the review that you offer."],
  where: address,
};

export const queryToHmrc: Tonight = {
  lines: [...about("the Simple Assessment"), "I do not agree with this Simple Assessment.", wrong],
  where: address,
};

export const representations: Tonight = {
  lines: [
    ...about("the notice"),
    "These are my representations against this notice.",
    "I object to it because … (more will follow)",
  ],
  where: address,
};

export const missingReturn: Tonight = {
  before:
    "If the return was kept back to hide income, or will show income that you knew was missing from other years, speak to a solicitor first, today. If it is only late, send the return itself now:",
  lines: [
    "Fill it in as well as your records allow.",
    "Mark each figure that is an estimate, and say how you reached it.",
  ],
  where:
    "HMRC’s online service, where that year is still open there; else the address on the determination.",
};

export const askForTime: Tonight = {
  lines: [...letter, "I am taking advice on your letter. Please allow me until …"],
  where: "The officer’s address on the letter. Say nothing else about the tax.",
};

export const askForTimeToPay: Tonight = {
  before:
    "To a debt letter, but not to a court claim, a statutory demand or a petition, you can send this now:",
  lines: [...letter, "I cannot pay this at once. I ask for Time to Pay."],
  where: address,
};

/** An offer under Code of Practice 9: what admits nothing, and only where no solicitor can be reached. */
export const holdTheOffer: Tonight = {
  before:
    "Sign nothing alone: try to reach a solicitor now. If you reach nobody, send only this. It admits nothing. The last day stands unless HMRC agrees to more in writing.",
  lines: [...letter, "Please allow me until … What I could not foresee or control was: …"],
  where: "The officer’s address on the letter. Say nothing else, and do not call.",
};

/** @returns what is sent to the First-tier Tribunal about its own letter */
export function toTheTribunal(...request: string[]): Tonight {
  return {
    lines: [me, "The appeal number on your letter: …", "The date of your letter: …", ...request],
    where: "The tribunal’s address or email on its letter. After 5pm too: then say why it is late.",
  };
}

export const toTheUpperTribunal: Tonight = {
  lines: [
    me,
    "The First-tier Tribunal’s appeal number, and the date on which it refused: …",
    "I ask for permission to appeal. The decision is wrong in law because … (more can follow)",
  ],
  where:
    "The Upper Tribunal (Tax and Chancery Chamber), as the letter of refusal says, with a copy of it and of the decision. After 5pm too: then say why it is late.",
};
