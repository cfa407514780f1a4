import type { PageWords } from "./load-page-words.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/** @returns a finding for each page whose title, description or date is not right */
export function findBadMetadata(
  pageWords: PageWords["pageWords"],
  sources: readonly Source[],
): Finding[] {
  return pageWords.flatMap(({ file, problem }) => {
    if (!problem) return [];
    const { text = "" } = sources.find((one) => one.file === file) ?? {};
    return [findingAt({ file, text }, text.indexOf("meta: {"), problem)];
  });
}
