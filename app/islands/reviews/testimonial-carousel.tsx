import { type KeyboardEvent, useRef } from "react";
import { Button } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import type { Testimonial } from "~/firm/testimonials-schema";
import { reviewWords as words } from "~/words/reviews";
import { useCarousel } from "./use-carousel";

const steps = { ArrowLeft: -1, ArrowRight: 1 } as const;

interface TestimonialCarouselProps {
  testimonials: readonly Testimonial[];
}

/**
 * Quotations in a row that loops: one, two or three in sight. On a phone the next one's edge shows, and marks
 * lead to each. Without script the row scrolls. To loop, the row holds each twice; the second is for the eye alone.
 */
export function TestimonialCarousel({ testimonials }: TestimonialCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const count = testimonials.length;
  const { position, looping, move, show } = useCarousel(viewport, count);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key as keyof typeof steps];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(step);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      data-keys="ArrowLeft ArrowRight"
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        role="group"
        aria-label={words.row}
        className={looping ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto"}
      >
        <ul className="-ml-6 flex md:-ml-8">
          {testimonials.map((testimonial, index) => (
            <Slide key={testimonial.name} {...testimonial} label={words.place(index + 1, count)} />
          ))}
          {looping &&
            testimonials.map((testimonial) => (
              <Slide key={`${testimonial.name}, again`} {...testimonial} />
            ))}
        </ul>
      </div>
      <div className="mt-3 md:mt-6 md:flex md:gap-x-8">
        <div className="needs-script flex items-center gap-3">
          <Button variant="outline" size="icon" className="max-md:hidden" onClick={() => move(-1)}>
            <Icon name="back" />
            <span className="sr-only">{words.previous}</span>
          </Button>
          <Button variant="outline" size="icon" className="max-md:hidden" onClick={() => move(1)}>
            <Icon name="arrow" />
            <span className="sr-only">{words.next}</span>
          </Button>
          <p role="status" className="sr-only">
            {words.shown(position + 1, count)}
          </p>
          <div className="-ml-3 flex md:hidden">
            {testimonials.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                aria-current={index === position}
                onClick={() => show(index)}
                className="group flex min-h-11 items-center px-3"
              >
                <span className="size-3 border-2 border-ink group-aria-[current=true]:border-6" />
                <span className="sr-only">{words.show(index + 1)}</span>
              </button>
            ))}
          </div>
        </div>
        <p className="text-small text-ink-2 max-md:mt-4 md:ml-auto md:w-[calc(50%-1rem)] md:pl-6.5">
          {testimonials.some(({ sample }) => sample) && `${words.sampleNote} `}
          {words.chosen}
        </p>
      </div>
    </section>
  );
}

interface SlideProps extends Testimonial {
  label?: string;
}

/** One quotation; without a label it is a copy that only the eye is meant to meet. */
function Slide({ content, name, role, rating, sample, label }: SlideProps) {
  return (
    <li
      aria-roledescription={label && "slide"}
      aria-label={label}
      inert={!label}
      aria-hidden={!label || undefined}
      className="flex shrink-0 grow-0 snap-start pl-6 basis-full md:basis-1/2 md:pl-8 2xl:basis-1/3"
    >
      <figure className="flex w-full flex-col border-l-2 border-red py-1 pl-4 md:pl-6">
        <blockquote className="font-display text-h3 leading-snug font-semibold">
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="mt-auto pt-4 text-small text-ink-2">
          {sample && (
            <span className="mb-2 block w-fit rounded-sm border-2 border-red px-2 font-semibold text-red">
              {words.sample}
            </span>
          )}
          <strong className="block text-ink">{name}</strong>
          {role}. <span className="whitespace-nowrap">{words.rating(rating)}</span>
        </figcaption>
      </figure>
    </li>
  );
}
