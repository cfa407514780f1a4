/** The words for a visitor whose connection went away between two pages. */
export const connection = {
  heading: "That page could not be loaded",
  text: "You seem to be offline. Nothing on this page is lost. If it cannot wait, reach us here:",
  retry: "Try again",
  close: "Close",
};
