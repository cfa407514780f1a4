import { pen } from "./pen";

/** The slip "Who reads your letter", and the people of /about. */
export const readerSlip = {
  heading: "Who reads your letter",
  /** Where there is no letter. */
  ofReturn: "Who reads your return",
  text: "You do not need the right words. Read us the letter’s heading and its dates, and we will go on from there.",
  line: "Direct line",
  /** Where the person has no number of their own. */
  noLine: "Phone",
  note: pen("ask for me by name"),
  /** What stands where nobody has been named yet. */
  sample: {
    stamp: "Sample",
    name: "Name of the adviser",
    letters: "Letters after the name",
    role: "What the adviser does for you",
  },
};
