import { ButtonLink } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { Island } from "~/app/islands/island";
import { TestimonialCarousel } from "~/app/islands/reviews/testimonial-carousel";
import { FolderTab } from "~/app/parts/folder-tab";
import { OneSheet } from "~/app/parts/one-sheet";
import { firm } from "~/firm/firm";
import { testimonials } from "~/firm/testimonials";
import { displayDate } from "~/words/display-date";
import type { home } from "~/words/pages/home";
import { sampleSheet } from "~/words/sample-sheet";

/** Cards as folders laid out on a dark table, each with its name on its tab; a click anywhere on one follows its link. */
export function CardTable({ heading, cards, action }: typeof home.letters) {
  return (
    <section
      aria-label={heading}
      className="section-gap text-ink not-print:bg-cta-band not-print:in-the-dark"
    >
      <div className="page-width pb-8 lg:pb-16">
        <h2 className="text-display">{heading}</h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ title, description, link }) => (
            <li key={link} className="relative flex flex-col text-ink in-the-light">
              <h3 className="on-manila relative z-1 -mb-0.5 w-fit rounded-t-tab border-2 border-b-0 border-ink px-4 py-2 leading-none decoration-2 underline-offset-4 entry-hover:underline">
                {title}
              </h3>
              <div className="on-paper flex grow flex-col items-start justify-between gap-2 border-2 border-ink p-4">
                <p>{description}</p>
                <PageLink
                  page={link}
                  className="shrink-0 font-semibold whitespace-nowrap after:absolute after:inset-0"
                  subject={title}
                >
                  <span className="underline decoration-2 underline-offset-4">{action}</span>
                  <Icon name="arrow" className="ml-3 inline" />
                </PageLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A folder across the page with a sample of the one sheet that a reader would get: half out of it, on phones in it. */
export function Banner({ tab, heading, text, action }: typeof home.banner) {
  return (
    <section aria-label={heading} className="overflow-visible overflow-x-clip bg-band print:pb-4">
      <div className="page-width relative border-ink max-lg:not-print:on-manila max-lg:not-print:border-y-2 max-lg:pb-8 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-full lg:row-start-1 lg:-mx-(--bleed) lg:-mt-14 lg:flex lg:flex-col print:m-0">
          <FolderTab className="lg:ml-(--bleed) max-lg:-mt-9.5">{tab}</FolderTab>
          <div className="border-ink py-8 lg:on-manila lg:grow lg:border-y-2 lg:py-24 lg:pr-6 lg:pl-(--bleed) lg:*:max-w-md print:border-0 print:py-2">
            <h2 className="text-display">{heading}</h2>
            <p className="mt-4 text-lede">{text}</p>
            <ButtonLink page="contact" variant="cta" size="lg" className="mt-6 max-sm:w-full">
              {action}
            </ButtonLink>
          </div>
        </div>
        <div className="relative lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:-mt-16 lg:mr-4 lg:mb-6 lg:self-start lg:rotate-2 print:m-0">
          <OneSheet {...sampleSheet} />
        </div>
      </div>
    </section>
  );
}

/* How each lies on a pile; in a row they are fanned out, the middle one over the others. */
const lean = [
  "-rotate-1 max-lg:mr-3 lg:-mr-4 lg:pr-12",
  "max-lg:ml-3 lg:z-1 lg:-mx-4 lg:-mt-4 lg:pt-10!",
  "rotate-1 max-lg:mr-3 lg:-ml-4 lg:pl-12",
];

/** Guides as sheets of paper, on a phone each over the edge of the one before; their feet are behind what follows. */
export function GuideSheets({ heading, intro, action, help, cards }: typeof home.guides) {
  return (
    <section
      aria-label={heading}
      className="isolate overflow-clip pt-[calc(var(--section-gap)/2)] print:overflow-visible"
    >
      <div className="page-width">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
          <h2 className="text-display">{heading}</h2>
          <p className="max-w-text text-balance">{intro}</p>
        </div>
        <ul className="mt-8 -mb-4 grid lg:mx-2 lg:grid-cols-3 print:mb-0 print:gap-4">
          {cards.map(({ title, description, contents }, index) => (
            <li
              key={title}
              className={`on-paper relative flex flex-col border-2 border-ink px-4 pt-6 pb-8 not-print:max-lg:not-last:-mb-4 md:px-8 lg:pb-16 print:m-0 print:rotate-0 print:pb-4 ${lean[index]}`}
            >
              <h3 className="lg:text-h2">{title}</h3>
              <p className="mt-3 text-balance">{description}</p>
              <ol className="list-rule mt-4 mb-6 grow text-small">
                {contents.map((line, number) => (
                  <li key={line} className="flex gap-3 border-b border-feint py-2">
                    <span className="tabular-nums">{number + 1}</span>
                    {line}
                  </li>
                ))}
              </ol>
              <div>
                <ButtonLink page="contact" variant="secondary" subject={title}>
                  {action}
                </ButtonLink>
                <p className="mt-2 text-small">{help}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
