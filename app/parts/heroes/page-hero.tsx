import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { CallLine } from "~/app/parts/contact/call-line";
import type { PageId } from "~/site/pages";
import { HeroWords } from "./hero-words";

interface PageHeroProps {
  headline: string;
  lede: string;
  /** A first way on, and the words before the phone number beside it. */
  start?: { title: string; page: PageId; phoneLead: string };
  drawing?: ReactNode;
  /** What stands between the first words and the first way on. */
  children?: ReactNode;
}

/** A page's beginning without a file tab: headline and first words. */
export function PageHero({ headline, lede, start, drawing, children }: PageHeroProps) {
  return (
    <div className="page-width -mb-0.5 pt-8 md:pt-12">
      <HeroWords headline={headline} lede={lede} drawing={drawing}>
        {children}
        {start && (
          <div className="screen-only mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink page={start.page} className="max-sm:w-full">
              {start.title}
            </ButtonLink>
            <CallLine lead={start.phoneLead} />
          </div>
        )}
      </HeroWords>
    </div>
  );
}
