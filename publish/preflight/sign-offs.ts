import { z } from "zod";
import { linesOf } from "../../firm/bad-values.ts";
import { claims } from "../../firm/claims.ts";
import { pastDate, textOf } from "../../firm/fields.ts";
import { reviewedFacts, signedOff } from "../../firm/signed-off.ts";
import { pathOf } from "../../site/pages.ts";
import { taxFacts } from "../../words/facts/index.ts";
import type { Article } from "../articles/read-articles.ts";
import { type Statement, wordsOfArticles } from "../check-words/article-words.ts";
import type { PageWords } from "../check-words/load-page-words.ts";
import { guidesPromised } from "./guides.ts";

/** Every number that the copy claims. */
const claimed: Statement[] = Object.entries(claims).map(([name, number]) => ({
  id: `claim-${name}`,
  sentence: `${name}: ${number}`,
  where: /^(?:experience|connections|countries)$/.test(name) ? pathOf("tax-advisory") : "/",
}));

/** @returns all that the copy says of the firm, which its owner has to confirm */
export function statementsIn({ promises }: PageWords, guides: readonly Article[]): Statement[] {
  const inGuides = wordsOfArticles(guides).promises;
  return [...promises, ...inGuides, ...claimed, ...guidesPromised(guides)];
}

const yes = z.strictObject({ by: textOf("who says so"), on: pastDate });
const yesTo = yes.extend({ to: textOf("the sentence, or the number, as the site says it") });

/**
 * @param stated all that the copy says of the firm
 * @returns a line for each of the owner's answers that is none: to nothing that was asked, by nobody, on no day
 */
export function findBadAnswers(
  stated: readonly Statement[],
  signed: object = signedOff,
  reviewed: object = reviewedFacts,
): string[] {
  const asked = stated.map(({ id }) => id);
  const badReviews = problemsIn(reviewed, Object.keys(taxFacts), yes);
  return [
    ...problemsIn(signed, asked, yesTo),
    ...badReviews.map((problem) => `reviewedFacts: ${problem}`),
  ].map((problem) => `firm/signed-off.ts: ${problem}`);
}

function problemsIn(answers: object, asked: readonly string[], answer: z.ZodType): string[] {
  const shape = Object.fromEntries(asked.map((id) => [id, answer.optional()]));
  const result = z.strictObject(shape).safeParse(answers);
  return result.success ? [] : linesOf(result.error, answers);
}

/**
 * @returns a line for each statement of the copy without the owner's answer, or with one to other words: the entry
 * for `firm/signed-off.ts`, to which a name and a day are given, and where it stands
 */
export function findUnsigned(
  signedOff: Record<string, { to: string } | undefined>,
  asked: readonly Statement[],
): string[] {
  return asked
    .filter(({ id, sentence }) => signedOff[id]?.to !== sentence)
    .map(({ id, where, sentence }) => {
      const other = signedOff[id];
      const [key, words] = [id, sentence].map((one) => JSON.stringify(one));
      const once = other ? `; signed was: ${other.to}` : "";
      return `${key}: { by: "", on: "", to: ${words} }, // ${where}${once}`;
    });
}
