import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { linesOf } from "../../app/config/bad-values.ts";
import { claims } from "../../app/config/claims.ts";
import { pastDate, textOf } from "../../app/config/fields.ts";
import { type PageId, pathOf } from "../../app/config/pages.ts";
import { promisesByFile } from "../../app/config/promises.ts";

/** Something that the copy says of the firm and the owner has to confirm. */
export interface Statement {
  id: string;
  page: PageId;
  words: string;
  /** Where the words stand, in `app/content/`; absent for a number, which the pages take from `claims.ts`. */
  file?: string;
}

const whereClaims: Record<keyof typeof claims, PageId> = {
  cases: "home",
  years: "home",
  rating: "home",
  reviews: "home",
  grade: "home",
  experience: "tax-advisory",
  connections: "tax-advisory",
  countries: "tax-advisory",
};

/** Every promise and every number that the copy claims. */
export const statements: Statement[] = [
  ...Object.entries(promisesByFile).flatMap(([file, { page, promises }]) =>
    Object.entries(promises).map(([id, words]) => ({ id, page, words, file })),
  ),
  ...Object.entries(claims).map(([name, number]) => ({
    id: `claim-${name}`,
    page: whereClaims[name as keyof typeof claims],
    words: `${name}: ${number}`,
  })),
];

const yes = z.strictObject({ by: textOf("who says so"), on: pastDate });

/**
 * @param signedOff the owner's answers, unchecked
 * @param asked what the copy says of the firm
 * @returns a line for each answer that is none: to nothing that was asked, by nobody, on no day
 */
export function findBadSignOffs(
  signedOff: object,
  asked: readonly { id: string }[] = statements,
): string[] {
  const answers = Object.fromEntries(asked.map(({ id }) => [id, yes.optional()]));
  const result = z.strictObject(answers).safeParse(signedOff);
  return result.success ? [] : linesOf(result.error, signedOff);
}

/**
 * @param signedOff the owner's answers, by id
 * @param asked what the copy says of the firm
 * @returns a line for each statement without an answer: its id, page and words
 */
export function findUnsigned(signedOff: Record<string, unknown>, asked = statements): string[] {
  return asked
    .filter(({ id }) => !signedOff[id])
    .map(({ id, page, words }) => `${id} (${pathOf(page)}): “${words}”`);
}

/**
 * @param file a file in `app/content/`
 * @returns its text; nothing once it is gone
 */
export function contentOf(file: string): string {
  const path = new URL(`../../app/content/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/**
 * @param textOf gives the text of a file in `app/content/`
 * @param asked what the copy says of the firm
 * @returns a line for each promise whose words no longer stand in its file
 */
export function findGone(textOf: (file: string) => string, asked = statements): string[] {
  return asked.flatMap(({ id, words, file }) =>
    !file || textOf(file).includes(words)
      ? []
      : [
          `${id}: app/content/${file} no longer says “${words}”: write its new words in app/config/promises.ts, or take it out`,
        ],
  );
}
