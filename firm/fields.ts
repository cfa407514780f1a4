import { z } from "zod";
import { isAhead } from "./days.ts";

/* The kinds of field that the firm's details are made of. Each message says what to write instead. */

const written = (what: string) =>
  z.string({
    error: ({ input }) =>
      input === undefined ? `is missing: write ${what}` : `must be ${what}, in quotes`,
  });

/** @returns a field of one line, which may not be empty; for messages, what stands in it: "the firm's name" */
export const textOf = (what: string) => written(what).trim().min(1, `is empty: write ${what}`);

export const text = textOf("a line of text");

/* As it is dialled within the UK, or from abroad: no code of a country begins with 0, and the UK's is followed by none. */
export const phone = textOf("a phone number").regex(
  /^(?:\+(?!\s*4\s*4\s*0)\s*[1-9]|0(?!\s*0))(?:\s*\d){9,14}$/,
  "must be a phone number of 10 to 15 digits, and spaces, such as 0161 496 0000 or +44 161 496 0000, without 00 or a 0 after +44",
);

export const email = z.email("must be an email address, such as hello@firm.example");

/* What is no address, or no day, is not looked at any further. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: "must be a full address that starts with https://",
  abort: true,
});

export const siteAddress = written("an address").refine(
  (value) => /^\/(?!\/)\S*$/.test(value) || httpsUrl.safeParse(value).success,
  "must be a path on this site that starts with / or an address that starts with https://",
);

export const id = textOf("a short name in lower-case letters, such as leeds").regex(
  /^[a-z][a-z0-9-]*$/,
  "must be lower-case letters, digits and hyphens, such as leeds or a-person",
);

export const time = textOf("a time, such as 08:00").regex(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  "must be a time written HH:MM, from 00:00 to 23:59, such as 08:00",
);

/** A day that has begun somewhere on earth. */
export const pastDate = z.iso
  .date({ error: "must be a date written YYYY-MM-DD, such as 2026-11-02", abort: true })
  .refine(
    (date) => !isAhead(date),
    "is a day that has not come yet: write today's date or an earlier one",
  );

export const timeZone = textOf("a time zone, such as Europe/London").refine(
  (value) => {
    try {
      return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: value }));
    } catch {
      return false;
    }
  },
  { error: "must be an IANA time zone, such as Europe/London", abort: true },
);

/**
 * @param item what the list is made of
 * @param [least, most] how many there may be
 * @param what one of them, for messages: "a profile"
 * @param remedy what to write where there are more
 * @returns a list of that length
 */
export const listOf = <T extends z.ZodType>(
  item: T,
  [least, most]: [number, number],
  what: string,
  remedy = "take some out",
) =>
  z
    .array(item, `must be a list in square brackets, with ${least} to ${most} of: ${what}`)
    .min(least, `must list at least ${least} of: ${what}`)
    .max(most, `must list at most ${most} of: ${what}; ${remedy}`);

/** @returns a check of a list, for `superRefine`, that names what two entries have as that property */
export const noneTwice =
  <T extends object>(key: keyof T & string) =>
  (entries: T[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => entry[key]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice === undefined) return;
    const message = `must not use ${/^[aeiou]/.test(key) ? "an" : "a"} ${key} twice ("${twice}"): change or remove one`;
    context.addIssue({ code: "custom", message });
  };
