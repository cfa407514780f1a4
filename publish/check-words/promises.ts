import { type Finding, findingAt, type Source } from "./sources.ts";

/** A call of `promise` with the sentence that the owner signs. */
const signed = /promise\(\s*"[^"]*",\s*(?:say)?(["`]).*?\1,?\s*\)/gs;

/** A sentence about us, and in it a time by which something is done. */
const inTime =
  /\b(?:we|our|us|you (?:have|get|hear))\b[^.?!\n]{0,80}\b(?:same (?:working )?day|next working day|within (?:an?|one|two|three|\d+) (?:working )?(?:minutes?|hours?|days?|weeks?))\b/gi;

/** @returns a finding for each sentence that says by when the firm does something, and is not one that the owner signs */
export function findUnsignedTimes(source: Source): Finding[] {
  const rest = source.text.replace(signed, (all) => all.replace(/./g, " "));
  return [...rest.matchAll(inTime)].map(({ 0: said, index }) =>
    findingAt(
      source,
      index,
      `“${said}” promises a time: write promise("an-id", "the sentence"), and sign it in firm/signed-off.ts`,
    ),
  );
}
