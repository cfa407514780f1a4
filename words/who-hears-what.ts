/** What the firm need not report, and what it must by law, for a reader who fears to call. */
export const honestMistake =
  "We need not report an honest mistake that you put right, unless we suspect, or have good reason to suspect, that it was no mistake.";
export const suspectedCrime =
  "If we suspect a crime, such as tax evaded on purpose, or have good reason to, the law usually makes us report it.";

/** Why it is safe to read us HMRC’s letter, before what we may have to report. */
export const onlyTheLetter =
  "Read us only the letter: it is HMRC’s own, and reading it out admits nothing.";

/** After “if”: who sees a solicitor before telling anyone, since to know, or suspect and not ask, and to leave it so can each be a crime. */
export const knew =
  "you knew or suspected that HMRC was told nothing, too little or something wrong, and let it stand";

/** Why, before a call to us; what is reported stands on the privacy policy. */
export const shortDuty = `An honest mistake that you put right is usually no crime. If ${knew}, see a solicitor (a lawyer) before you tell anyone, us included: we may have to report what you tell us.`;

/** After “if”: whose appeal gives no reasons before a solicitor has worded it. */
export const deliberate = `HMRC says “deliberate” or “dishonest”, or ${knew}`;

/** Where the full text stands, on the privacy policy. */
export const fullDuty = { id: "what-we-may-have-to-report", title: "Why" };
