/** What is said when something of ours fails; the heading is the specification's. */
export const failureWords = {
  heading: "Unexpected Application Error!",
  part: "This part of the page did not load. Everything else works. Loading the page again usually helps, and keeps what stands in its fields.",
  reload: "Load the page again",
  offline: "You seem to be offline. Nothing on this page is lost; try again when you are back.",
  status: "500 Internal Server Error",
  page: "The fault is ours, not yours. You can still reach us now:",
  home: "Start again from the home page",
  meta: {
    title: "Error",
    description:
      "Something went wrong on our side while this page was being fetched. Our phone number and email address still work.",
    noindex: true,
  },
};
