import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Makes a row of slides loop, once the part is awake.
 *
 * @param viewport the element that shows a part of the row; its first child holds the slides
 * @param count how many different slides there are
 * @returns the index of the slide that stands first, from 0; whether the slides loop yet, or still scroll; and ways to go
 *   that many slides on, or back if negative, and to a slide
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, count: number) {
  const [looping, setLooping] = useState(false);
  const [position, setPosition] = useState(0);
  const carousel = useRef<EmblaCarouselType>(null);

  useLayoutEffect(() => setLooping(true), []);

  useLayoutEffect(() => {
    if (!looping || !viewport.current) return;
    const { scrollLeft, scrollWidth } = viewport.current;
    // The slides stand in the row twice by now.
    const startIndex = Math.round((scrollLeft / scrollWidth) * count * 2) % count;
    viewport.current.scrollLeft = 0;
    const api = EmblaCarousel(viewport.current, { loop: true, align: "start", startIndex });
    const report = () => setPosition(api.selectedScrollSnap() % count);
    api.on("select", report);
    carousel.current = api;
    report();
    return () => api.destroy();
  }, [looping, viewport, count]);

  const move = (steps: number) => {
    const api = carousel.current;
    if (!api) return;
    const jump = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const stops = api.scrollSnapList().length;
    api.scrollTo((api.selectedScrollSnap() + steps + stops) % stops, jump);
  };
  return { position, looping, move, show: (index: number) => move(index - position) };
}
