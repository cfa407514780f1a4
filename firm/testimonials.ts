import { parseTestimonials } from "./testimonials-schema.ts";

/*
 * The carousel shows three side by side; more are welcome, once the firm is yours: of the sample firm the specification
 * counts them.
 * These are samples. UK law bans invented reviews on a live site (Digital Markets, Competition and Consumers
 * Act 2024, Schedule 20): replace each with a real one, kept with its consent, and drop `sample`.
 */
export const testimonials = parseTestimonials([
  {
    name: "Landlord, Greater Manchester",
    role: "Letter about rental income",
    content:
      "I had not opened the second letter because of the first. They read both to me over the phone and told me which one mattered. I slept that night.",
    rating: 5,
    sample: true,
  },
  {
    name: "Restaurant owner, Oldham",
    role: "VAT visit",
    content:
      "They sat with me for the whole visit. When I did not know an answer, they said so for me, and we sent it the week after.",
    rating: 5,
    sample: true,
  },
  {
    name: "Company director, Leeds",
    role: "Code of Practice 9",
    content:
      "What I remember is the list. Every meeting ended with one page: what HMRC has, what it wants, what we do next.",
    rating: 5,
    sample: true,
  },
]);
