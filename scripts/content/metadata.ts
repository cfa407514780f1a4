import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { findProblems } from "../build/check-documents.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/**
 * @param sources the files of words
 * @returns a finding for each title, description or date of a page that is not right, and for each
 *   that two pages share
 */
export async function findBadMetadata(sources: readonly Source[]): Promise<Finding[]> {
  const entry = fileURLToPath(new URL("page-words.ts", import.meta.url));
  const { module } = await runnerImport<typeof import("./page-words.ts")>(entry, {
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  });
  const at = (file: string, problem: string) => {
    const source = sources.find((one) => one.file === file) ?? { file, text: "" };
    return findingAt(source, source.text.indexOf("meta: {"), problem);
  };
  const documents = module.pageWords.map(({ file, meta }) => ({
    file,
    html: `<title>${meta.title}</title><meta name="description" content="${meta.description}"/>`,
  }));
  return [
    ...module.pageWords.flatMap(({ file, problem }) => (problem ? [at(file, problem)] : [])),
    ...findProblems(documents).map((problem) => at(problem.split(" ")[0] ?? "", problem)),
  ];
}
