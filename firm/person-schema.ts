import { z } from "zod";
import { id, phone, text, textOf } from "./fields.ts";

/** A picture that is served as it is: `publish/files/photos.ts` looks at the file. */
const picture = (endings: string, what: string) =>
  text
    .regex(
      new RegExp(String.raw`^/people/[\w-]+\.(?:${endings})$`),
      `must be ${what} in public/people, written /people/a-person.${endings.replaceAll("|", " or .")}`,
    )
    .optional();

/** Somebody whom the site may name: on the slip "Who reads your letter", on /about, under articles. */
export const person = z.strictObject({
  id,
  name: textOf("the person's name"),
  role: textOf("what the person does in the firm"),
  /** What stands after the name, such as "FCA, CTA". */
  letters: text.optional(),
  body: text.optional(),
  number: text.optional(),
  /** A number of the person's own; where it is left out, the firm's stands. */
  directLine: phone.optional(),
  portrait: picture("jpg|jpeg|png|webp|avif", "a picture"),
  signature: picture("svg|png", "the signature as a picture"),
  sentence: text.optional(),
});

export type Person = z.infer<typeof person>;
