import { articlePath, pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";

const { rentLetter, undeclared, finder, lastDay } = resources;

/** Where a letter, or rent that was never declared, is answered at once: parts of an article and of pages. */
export const shortWays = [
  ...[rentLetter, undeclared].map(({ title, article, anchor }) => ({
    title,
    to: `${articlePath(article)}#${anchor}`,
  })),
  ...[lastDay, finder].map(({ title, page, anchor }) => ({
    title,
    to: `${pathOf(page)}#${anchor}`,
  })),
];
