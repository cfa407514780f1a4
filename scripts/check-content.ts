import { basename } from "node:path";
import { readSource, readSources } from "./content/sources.ts";

/* Everything that an editor of words can get wrong, by file and line. */
try {
  // Whatever else is checked quotes the firm's details.
  await import("../app/config/firm.ts");
  const problems = await findProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log("The firm's details, the pages' words and the articles are right.");
} catch (error) {
  console.error(explain(error as Error));
  process.exitCode = 1;
}

/** A bad value says what is wrong with it; what cannot be read at all is named by the loader. */
function explain({ message, stack = message }: Error): string {
  if (message.startsWith("config/")) return `app/${message}`;
  return `A file cannot be read:\n${stack.replace(/\n\s+at [\s\S]*/, "")}`;
}

async function findProblems(): Promise<string[]> {
  const { findBadArticles } = await import("./content/articles.ts");
  const { findDeadLinks } = await import("./content/links.ts");
  const { findBadMetadata } = await import("./content/metadata.ts");
  const { findTypedFigures } = await import("./content/figures.ts");
  const { findUnusedWordsIn } = await import("./content/unused-words.ts");
  const sources = readSources();
  const [articles, modules] = [true, false].map((wanted) =>
    sources.filter(({ file }) => file.endsWith(".md") === wanted),
  ) as [typeof sources, typeof sources];
  const slugs = articles.map(({ file }) => basename(file, ".md"));
  const findings = [
    ...(await findBadMetadata(modules)),
    ...[...modules, readSource("../config/firm.ts")].flatMap((source) =>
      findDeadLinks(source, slugs),
    ),
    ...sources.flatMap(findTypedFigures),
    ...sources.flatMap(findUnusedWordsIn),
  ];
  return [
    ...findBadArticles(articles),
    ...findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`),
  ];
}
