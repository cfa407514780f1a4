/** Whom to tell what, wherever somebody may have done it on purpose. */
export const whoHearsWhat =
  "Read us the letter, no more. What was done on purpose is for a solicitor first.";

/** What the firm need not report, and what it must by law, for a reader who fears to call. */
export const honestMistake =
  "We need not report an honest mistake that you put right, but whether it was one we have to judge by what we hear.";
export const suspectedCrime =
  "If we suspect a crime, such as tax evaded on purpose, or have good reason to, the law usually makes us report it.";
export const whatIsReported = `${honestMistake} ${suspectedCrime}`;
