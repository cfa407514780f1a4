import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

type Embla = typeof import("embla-carousel").default;

interface Carousel {
  /** Index of the slide that stands first, from 0. */
  position: number;
  /** Whether the slides loop yet; until then they scroll. */
  looping: boolean;
  /** Goes that many slides on, or back if negative, as soon as the carousel's code is there. */
  move: (steps: number) => void;
  /** Goes to a slide, likewise. */
  show: (index: number) => void;
}

/**
 * Makes a row of slides loop. The code comes once the part is awake, so when the row is near or wanted; if it does not,
 * it is asked for again when the row is to move.
 *
 * @param viewport the element that shows a part of the row; its first child holds the slides
 * @param count how many different slides there are
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, count: number): Carousel {
  const [embla, setEmbla] = useState<{ create: Embla }>();
  const [position, setPosition] = useState(0);
  const carousel = useRef<EmblaCarouselType>(null);
  /** How far on it is to go, once it can. */
  const asked = useRef(0);

  const load = useCallback(() => {
    import("embla-carousel").then(
      ({ default: create }) => setEmbla((loaded) => loaded ?? { create }),
      // Without it the row scrolls instead.
      () => {
        viewport.current?.scrollBy({ left: asked.current * viewport.current.clientWidth });
        asked.current = 0;
      },
    );
  }, [viewport]);

  useEffect(load, [load]);

  useEffect(() => {
    if (!embla || !viewport.current) return;
    const { scrollLeft, scrollWidth } = viewport.current;
    // The slides stand in the row twice by now.
    const startIndex = Math.round((scrollLeft / scrollWidth) * count * 2) % count;
    viewport.current.scrollLeft = 0;
    const api = embla.create(viewport.current, { loop: true, align: "start", startIndex });
    const report = () => setPosition(api.selectedScrollSnap() % count);
    api.on("select", report);
    carousel.current = api;
    report();
    if (asked.current) scroll(api, asked.current);
    asked.current = 0;
    return () => {
      carousel.current = null;
      api.destroy();
    };
  }, [embla, viewport, count]);

  const move = useCallback(
    (steps: number) => {
      if (carousel.current) return scroll(carousel.current, steps);
      asked.current += steps;
      load();
    },
    [load],
  );
  const show = (index: number) => {
    const at = carousel.current?.selectedScrollSnap() ?? asked.current;
    move(index - (at % count));
  };

  return { position, looping: Boolean(embla), move, show };
}

function scroll(carousel: EmblaCarouselType, steps: number) {
  const jump = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stops = carousel.scrollSnapList().length;
  carousel.scrollTo((carousel.selectedScrollSnap() + steps + stops) % stops, jump);
}
