/** What the firm's signatory says to a reader who hesitates to call. */
export const signedNote = {
  heading: "Before you call",
  text: "You do not need the right words. Read us the heading of the letter and its date, and we will go on from there.",
};
