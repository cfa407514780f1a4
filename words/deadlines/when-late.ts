/* The next best step once a limit has passed. */

export const lateAppeal =
  "A late appeal is sometimes allowed. Keeping to the time limit weighs most, and an adviser’s failure usually counts as your own. Send the appeal to HMRC now, ask that it be taken late, and say why. It says “deliberate”? A solicitor words the reason. Call us today.";

export const lateAnswer =
  "A late answer is usually better than none, but not a hurried one. Call us today, before you write.";
