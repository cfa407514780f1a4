import { BadValue } from "../../app/config/bad-values.ts";

/** What is wrong with an article, and in which line of its file; what is missing stands in no line. */
export interface Problem {
  line?: number;
  message: string;
}

/**
 * @param file the article's file, relative to the articles' folder
 * @param problems what is wrong with it
 * @throws BadValue with a line for each problem, such as `app/content/blog/rent.md:4: date is …`, if there is any
 */
export function throwProblems(file: string, problems: readonly Problem[]) {
  if (problems.length === 0) return;
  const lines = problems.map(({ line, message }) => {
    const place = line ? `${file}:${line}` : file;
    return `  app/content/blog/${place}: ${message}`;
  });
  throw new BadValue(`An article is not right:\n${lines.join("\n")}`);
}
