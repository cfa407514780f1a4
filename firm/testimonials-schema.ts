import { z } from "zod";
import { badValue } from "./bad-values.ts";
import { textOf } from "./fields.ts";

const testimonials = z
  .array(
    z.strictObject({
      /** Who says it: a description for samples, the person's name for real ones. */
      name: textOf("who says it"),
      role: textOf("what it was about"),
      content: textOf("what the person said"),
      rating: z.literal([1, 2, 3, 4, 5], "must be a whole number from 1 to 5"),
      /** Set while the text is a sample; `npm run preflight` fails while any is left. */
      sample: z.literal(true, "must be true, or left out").optional(),
    }),
  )
  .refine(
    ({ length }) => length === 0 || length >= 3,
    "must be three or more, for the carousel shows three side by side, or none at all: []",
  );

/** What clients have said of the firm. */
type Testimonials = z.infer<typeof testimonials>;
export type Testimonial = Testimonials[number];

/**
 * @param entries what the owner has written
 * @returns the same, checked
 * @throws BadValue with a line for each bad value, naming the testimonial by its place, and what to write instead
 */
export function parseTestimonials(entries: unknown): Testimonials {
  const { error, data } = z.object({ testimonials }).safeParse({ testimonials: entries });
  if (data) return data.testimonials;
  throw badValue("firm/testimonials.ts", error, { testimonials: entries });
}
