/** What stands around what clients have said, for the eye and for the ear. */
export const reviewWords = {
  label: "Client reviews",
  row: "Reviews, move with the arrow keys",
  previous: "Previous review",
  next: "Next review",
  place: (at: number, count: number) => `${at} of ${count}`,
  shown: (at: number, count: number) => `Review ${at} of ${count}`,
  show: (at: number) => `Show review ${at}`,
  rating: (stars: number) => `Rated ${stars} out of 5`,
  /** Marks a quotation that is a sample. */
  sample: "Sample",
  /** Stands under the quotations while any of them is a sample. */
  sampleNote:
    "A quotation marked “Sample” was not written by a client. It shows where a real review will stand.",
  chosen: "The rating takes in every verified review, good or bad.",
};
