import { deliberate } from "~/words/who-hears-what";

/* The next best step once a limit has passed. */

export const lateAppeal = `A late appeal is sometimes allowed. Keeping to the time limit weighs most, and an adviser’s failure usually counts as your own. Send the appeal to HMRC now, ask that it be taken late, and say why. If ${deliberate}, still send it, say what kept you, and about the decision write only: “HMRC must prove all that the law requires it to prove. More will follow.” The rest is for a solicitor. Otherwise call us today.`;

/** After another way in: what is said of the delay, and what is not. */
export const deliberateAndLate = `If ${deliberate}, still send it, and say what kept you. In an appeal, add only: “HMRC must prove all that the law requires it to prove. More will follow.” In a request for a review, add nothing. The rest is for a solicitor.`;

export const lateNoticeAppeal =
  "A late appeal is sometimes allowed, but not if the tribunal approved the notice, or about records that the law makes you keep. Send it to the officer who gave the notice now, with its grounds, ask that it be taken late, and say why. Until it is, what the notice requires is still due. Call us today.";

export const lateAnswer =
  "A late answer is usually better than none, but not a hurried one. Call us today, before you write.";
