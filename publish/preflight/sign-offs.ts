import { z } from "zod";
import { linesOf } from "../../firm/bad-values.ts";
import { claims } from "../../firm/claims.ts";
import { pastDate, textOf } from "../../firm/fields.ts";
import { pathOf } from "../../site/pages.ts";

/** Something that the copy says: of the firm, which the owner has to confirm, or of the law, with the id of the fact that it quotes. */
export interface Statement {
  id: string;
  sentence: string;
  /** The page that shows it, or the file of words that several pages share. */
  where: string;
}

/** Every number that the copy claims. */
export const claimed: Statement[] = Object.entries(claims).map(([name, number]) => ({
  id: `claim-${name}`,
  sentence: `${name}: ${number}`,
  where: /^(?:experience|connections|countries)$/.test(name) ? pathOf("tax-advisory") : "/",
}));

const yes = z.strictObject({ by: textOf("who says so"), on: pastDate });
const yesTo = yes.extend({ to: textOf("the sentence, or the number, as the site says it") });

/** @returns a line for each of the owner's answers that is none: to nothing that was asked, by nobody, on no day */
export function findBadSignOffs(signedOff: object, asked: readonly Statement[]): string[] {
  return problemsIn(
    signedOff,
    asked.map(({ id }) => id),
    yesTo,
  );
}

/** @returns a line for each answer that is none about who has held the facts of a topic against their sources */
export function findBadReviews(reviewed: object, topics: readonly string[]): string[] {
  return problemsIn(reviewed, topics, yes);
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
