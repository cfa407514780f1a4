import { z } from "zod";
import { badValue } from "./bad-values.ts";
import { textOf } from "./fields.ts";

const schema = z.strictObject({
  cases: textOf("how many cases, such as 500+"),
  years: textOf("how many years, such as 15+"),
  rating: textOf("the rating, such as 4.9"),
  reviews: z.int("must be a whole number, without quotes").min(1, "must be 1 or more"),
  grade: textOf("what the reviews come to, such as Excellent"),
  experience: textOf("how many years of experience, such as 30+"),
  connections: textOf("how many client connections, such as 160K"),
  countries: textOf("how many countries, such as 89"),
});

/**
 * @param claims what the owner has written
 * @returns the same, checked
 * @throws BadValue with a line for each bad value, and what to write instead
 */
export function parseClaims(claims: unknown) {
  const { error, data } = schema.safeParse(claims);
  if (data) return data;
  throw badValue("firm/claims.ts", error, claims);
}
