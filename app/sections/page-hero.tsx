import type { ReactNode } from "react";
import type { PageId } from "~/config/pages";
import { ButtonLink } from "~/ui/button";
import { PhoneLink } from "~/ui/reach";
import { HeroWords } from "./hero-words";

interface PageHeroProps {
  headline: string;
  lede: string;
  /** A first way on, and the words before the phone number beside it. */
  start?: { title: string; page: PageId; phoneLead: string };
  drawing?: ReactNode;
}

/** A page's beginning without a file tab: headline and first words. */
export function PageHero({ headline, lede, start, drawing }: PageHeroProps) {
  return (
    <div className="page-width pt-8 max-md:pb-8 md:-mb-0.5 md:pt-12">
      <HeroWords headline={headline} lede={lede} drawing={drawing}>
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
      </HeroWords>
    </div>
  );
}
