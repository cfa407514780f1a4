/** What the firm need not report, and what it must by law, for a reader who fears to call. */
export const honestMistake =
  "We need not report an honest mistake that you put right, but whether it was one we have to judge by what we hear.";
export const suspectedCrime =
  "If we suspect a crime, such as tax evaded on purpose, or have good reason to, the law usually makes us report it.";
export const whatIsReported = `${honestMistake} ${suspectedCrime}`;

/** The same in short, where nobody can tell us more than the letter says; the full text stands on the privacy policy. */
export const shortDuty =
  "We need not report an honest mistake that you put right. Was it on purpose, did you suspect it, or are you not sure? See a solicitor (a lawyer) before you tell anyone, us included: what we hear we may have to report.";

/** Where the full text stands, on the privacy policy. */
export const fullDuty = { id: "what-we-may-have-to-report", title: "Why" };
