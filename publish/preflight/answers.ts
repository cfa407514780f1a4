import { reviewedFacts, signedOff } from "../../firm/signed-off.ts";
import { taxFacts } from "../../words/facts/index.ts";
import type { Article } from "../articles/read-articles.ts";
import { wordsOfArticles } from "../check-words/article-words.ts";
import type { PageWords } from "../check-words/load-page-words.ts";
import { guidesPromised } from "./guides.ts";
import { claimed, findBadReviews, findBadSignOffs, type Statement } from "./sign-offs.ts";

/** @returns all that the copy says of the firm, which its owner has to confirm */
export function statementsIn({ promises }: PageWords, guides: readonly Article[]): Statement[] {
  const inGuides = wordsOfArticles(guides).promises;
  return [...promises, ...inGuides, ...claimed, ...guidesPromised(guides)];
}

/** @returns a line for each of the owner's answers that is none */
export function findBadAnswers(stated: readonly Statement[]): string[] {
  const badReviews = findBadReviews(reviewedFacts, Object.keys(taxFacts));
  return [
    ...findBadSignOffs(signedOff, stated),
    ...badReviews.map((finding) => `reviewedFacts: ${finding}`),
  ].map((finding) => `firm/signed-off.ts: ${finding}`);
}
