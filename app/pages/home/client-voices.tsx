import { Island } from "~/app/islands/island";
import { TestimonialCarousel } from "~/app/islands/reviews/testimonial-carousel";
import { firm } from "~/firm/firm";
import { testimonials } from "~/firm/testimonials";
import { displayDate } from "~/words/display-date";
import type { home } from "~/words/pages/home";

/** One white sheet across the page: what clients say, and the reviews as the total at its foot. */
export function ClientVoices({ heading, summary }: typeof home.reviews) {
  const { source, asAt } = firm.reviews;
  return (
    <section
      aria-label={heading}
      className="relative section-gap border-t-2 border-ink bg-sheet print:border-0"
    >
      <div className="page-width">
        <h2 className="text-display">{heading}</h2>
        {testimonials.length > 0 && (
          <div className="mt-8">
            <Island name="testimonial-carousel" of={TestimonialCarousel} props={{ testimonials }} />
          </div>
        )}
        <div className="mt-8">
          <div className="double-rule list-rule flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-4 pb-3">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 font-display text-h3 font-semibold">
              <span className="text-h1 leading-none font-semibold">{summary.count}</span>{" "}
              <span>{`${summary.text} ${summary.grade}`}</span>
            </p>
            <p className="text-small text-ink-2">
              {summary.label} {source}, {summary.asAt}{" "}
              <time dateTime={asAt}>{displayDate(asAt)}</time>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
