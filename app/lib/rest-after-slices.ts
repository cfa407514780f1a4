/** How long other work waits at most, in milliseconds. */
const slice = 10;

/**
 * For long work that a tap must not wait for.
 *
 * @returns to be awaited between the steps of the work: lets others go first once a slice of time is used up
 */
export function restAfterSlices(): () => Promise<void> {
  let end = 0;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + slice;
  };
}
