import { z } from "zod";
import { linesOf } from "../../firm/bad-values.ts";
import { textOf } from "../../firm/fields.ts";

const testimonials = z
  .array(
    z.strictObject({
      name: textOf("who says it"),
      role: textOf("what it was about"),
      content: textOf("what the person said"),
      rating: z.union(
        [1, 2, 3, 4, 5].map((stars) => z.literal(stars)),
        "must be a whole number from 1 to 5",
      ),
      sample: z.literal(true, "must be true, or left out").optional(),
    }),
  )
  .min(3, "must be three or more: the carousel shows three side by side");

/** @returns a line for each bad value, naming the testimonial by its place, and what to write instead */
export function findBadTestimonials(entries: unknown): string[] {
  const { error } = z.object({ testimonials }).safeParse({ testimonials: entries });
  return error ? linesOf(error, { testimonials: entries }) : [];
}
