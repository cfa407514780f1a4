import { z } from "zod";
import { textOf } from "./fields.ts";

const sentences = (what: string) =>
  textOf(what).regex(
    /^\p{Lu}.*\.$/u,
    "must be whole sentences: begin with a capital letter and end with a full stop",
  );

const partOfSentence = (what: string) =>
  textOf(what).regex(
    /[^.]$/,
    "must not end with a full stop: it stands within a sentence of the site",
  );

/** What the firm tells clients of how it deals with them: each stands on the site once it is given. */
export const dealings = z
  .strictObject({
    engagementLetter: sentences("what your engagement letter says, and when a client gets it"),
    firstCall: partOfSentence("how long a first call takes, such as about 20 minutes"),
    messagesAnswered: sentences(
      "when a message is answered, such as We answer messages by the next working day.",
    ),
    languages: sentences("the languages that you speak, such as We speak English and Urdu."),
    cop9Duration: sentences(
      "how long your own CoP9 cases took, such as Ours have taken from one year to three.",
    ),
    clientMoney: sentences("how you hold clients’ money, or that you hold none"),
    complaintsWithin: textOf("the time in which a complaint is answered, such as 28 days").regex(
      /^\d+ (?:working )?(?:days?|weeks?|months?)$/,
      "must be a time such as 28 days or 8 weeks",
    ),
    safeguardAbroad: partOfSentence(
      "the safeguard for personal data sent abroad, such as the International Data Transfer Agreement",
    ),
  })
  .partial();

/** What each number of `claims.ts` counts, as it stands after “counts”. */
export const counted = z
  .strictObject({
    cases: partOfSentence("what the cases are, such as cases closed since 2011"),
    years: partOfSentence("what the years are, such as the years since the firm was founded"),
    experience: partOfSentence(
      "what the years of experience are, such as the years that our senior partner has practised",
    ),
    connections: partOfSentence("what the client connections are"),
  })
  .partial();
