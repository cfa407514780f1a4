import { type KeyboardEvent, useRef } from "react";
import type { Testimonial } from "~/content/types";
import { useCarousel } from "~/hooks/use-carousel";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";

const steps = { ArrowLeft: -1, ArrowRight: 1 } as const;

interface TestimonialCarouselProps {
  testimonials: readonly Testimonial[];
  words: {
    /** Marks a quotation that is a sample. */
    sample: string;
    /** Said while any of them is one. */
    sampleNote: string;
    /** How these were chosen. */
    chosen: string;
  };
}

/**
 * Quotations in a row that loops: one, two or three in sight. On a phone the next one's edge shows, and
 * marks lead to each. Without script the row scrolls. To loop with all of them in sight, the row holds each twice; the second is for the eye alone.
 */
export function TestimonialCarousel({ testimonials, words }: TestimonialCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const count = testimonials.length;
  const { position, looping, move } = useCarousel(viewport, count);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key as keyof typeof steps];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(step);
  };

  return (
    <section aria-roledescription="carousel" aria-label="Client reviews" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        role="group"
        aria-label="Reviews, move with the arrow keys"
        className={looping ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto"}
      >
        <ul className="-ml-6 flex">
          {testimonials.map((testimonial, index) => (
            <Slide
              key={testimonial.name}
              {...testimonial}
              mark={words.sample}
              label={`${index + 1} of ${count}`}
            />
          ))}
          {looping &&
            testimonials.map((testimonial) => (
              <Slide key={`${testimonial.name}, again`} {...testimonial} mark={words.sample} />
            ))}
        </ul>
      </div>
      <div className="mt-3 flex items-center gap-3 md:mt-6 unscripted:hidden">
        <Button variant="outline" size="icon" className="max-md:hidden" onClick={() => move(-1)}>
          <Icon name="back" />
          <span className="sr-only">Previous review</span>
        </Button>
        <Button variant="outline" size="icon" className="max-md:hidden" onClick={() => move(1)}>
          <Icon name="arrow" />
          <span className="sr-only">Next review</span>
        </Button>
        <p role="status" className="text-small text-ink-2 tabular-nums">
          {`Review ${position + 1} of ${count}`}
        </p>
        <div className="-mr-2 ml-auto flex md:hidden">
          {testimonials.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-current={index === position}
              onClick={() => move(index - position)}
              className="group flex size-11 items-center justify-center"
            >
              <span className="size-3 border-2 border-ink group-aria-[current=true]:border-6" />
              <span className="sr-only">{`Show review ${index + 1}`}</span>
            </button>
          ))}
        </div>
      </div>
      <p className="mt-4 max-w-text text-small text-ink-2">
        {testimonials.some(({ sample }) => sample) && `${words.sampleNote} `}
        {words.chosen}
      </p>
    </section>
  );
}

interface SlideProps extends Testimonial {
  mark: string;
  label?: string;
}

/** One quotation; without a label it is a copy that only the eye is meant to meet. */
function Slide({ content, name, role, rating, sample, mark, label }: SlideProps) {
  return (
    <li
      aria-roledescription={label && "slide"}
      aria-label={label}
      inert={!label}
      aria-hidden={!label || undefined}
      className="flex shrink-0 grow-0 snap-start pl-6 max-md:basis-[calc(100%-3.5rem)] md:basis-1/2 lg:basis-1/3"
    >
      <figure className="relative flex w-full flex-col border border-rule-strong bg-sheet py-6 pr-6 pl-11">
        <span aria-hidden="true" className="absolute inset-y-0 left-6 border-l-2 border-red" />
        {sample && <p className="mb-3 text-small font-semibold text-manila-deep">{mark}</p>}
        <blockquote>
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="mt-auto pt-5 text-small text-ink-2">
          <strong className="block text-ink">{name}</strong>
          {role}. <span className="whitespace-nowrap">{`Rated ${rating} out of 5`}</span>
        </figcaption>
      </figure>
    </li>
  );
}
