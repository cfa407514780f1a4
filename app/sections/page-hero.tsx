import type { PageId } from "~/config/pages";
import { ButtonLink } from "~/ui/button";
import { PhoneLink } from "~/ui/reach";

interface PageHeroProps {
  headline: string;
  lede: string;
  /** A first way on, and the words before the phone number beside it. */
  start?: { title: string; page: PageId; phoneLead: string };
}

/** A page's beginning without a file tab: headline and first words. */
export function PageHero({ headline, lede, start }: PageHeroProps) {
  return (
    <div className="page-width pt-8 pb-4 md:pt-12">
      <h1 className="max-w-[11.19em] text-hero">{headline}</h1>
      <p className="mt-5 max-w-[38em] text-lede text-ink-2">{lede}</p>
      {start && (
        <div className="screen-only mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink page={start.page} variant="outline">
            {start.title}
          </ButtonLink>
          <p>
            {start.phoneLead} <PhoneLink className="text-link font-semibold" />
          </p>
        </div>
      )}
    </div>
  );
}
