/**
 * @param items what is listed
 * @returns the list as people write it: "one, two and three"
 */
export function series(items: readonly string[]): string {
  const [last = "", ...others] = items.toReversed();
  return others.length ? `${others.reverse().join(", ")} and ${last}` : last;
}
