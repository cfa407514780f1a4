import type { PageWords } from "./load-page-words.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/**
 * @returns a finding for each title, description or date of a page that is not right, and for each that two pages
 * share; of the built pages, articles included, `tests/build/metadata.test.ts` asks the same
 */
export function findBadMetadata(
  pageWords: PageWords["pageWords"],
  sources: readonly Source[],
): Finding[] {
  return pageWords.flatMap(({ file, meta, problem }, index) => {
    const shared = (["title", "description"] as const).flatMap((part) => {
      const other = pageWords.slice(0, index).find((one) => one.meta[part] === meta[part]);
      return other ? [`has the same ${part} as ${other.file}: "${meta[part]}"`] : [];
    });
    const { text = "" } = sources.find((one) => one.file === file) ?? {};
    return [...(problem ? [problem] : []), ...shared].map((what) =>
      findingAt({ file, text }, text.indexOf("meta: {"), what),
    );
  });
}
