/** The words for a visitor whose connection went away between two pages. */
export const connection = {
  heading: "That page did not arrive",
  text: "You seem to be offline. Nothing on this page is lost. If it cannot wait:",
  retry: "Try again",
  close: "Close",
};
