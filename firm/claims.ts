import { parseClaims } from "./claims-schema.ts";

/*
 * The numbers that the copy claims of the firm. UK advertising rules want the proof of each at hand
 * before it is published; `npm run preflight` asks for a yes to each (`signed-off.ts`).
 */
export const claims = parseClaims({
  /** Home: cases, years and rating. */
  cases: "500+",
  years: "15+",
  rating: "4.9",
  /** Home: how many verified reviews there are, and what they come to. */
  reviews: 62,
  grade: "Excellent",
  /** Service pages: years of experience, client connections and countries served. */
  experience: "30+",
  connections: "160K",
  countries: "89",
});
