/** What the firm need not report, and what it must by law, for a reader who fears to call. */
export const honestMistake =
  "We need not report an honest mistake that you put right, but whether it was one we have to judge by what we hear.";
export const suspectedCrime =
  "If we suspect a crime, such as tax evaded on purpose, or have good reason to, the law usually makes us report it.";

/** Why it is safe to read us HMRC’s letter, before what we may have to report. */
export const onlyTheLetter =
  "Read us only the letter: it is HMRC’s own, and reading it out admits nothing.";

/** Who sees a solicitor before telling us, and why; what is reported stands on the privacy policy. */
export const shortDuty =
  "An honest mistake that you put right is usually no crime. Was it on purpose, did you suspect it at the time, or are you not sure? See a solicitor (a lawyer) before you tell anyone, us included: we may have to report what you tell us about it.";

/** Whose appeal gives no reasons before a solicitor has worded it. */
export const deliberate =
  "Does the decision say “deliberate”, or was it on purpose, did you suspect it, or are you not sure?";

/** Where the full text stands, on the privacy policy. */
export const fullDuty = { id: "what-we-may-have-to-report", title: "Why" };
