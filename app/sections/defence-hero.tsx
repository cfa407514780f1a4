import type { ReactNode } from "react";
import type { DefencePage } from "~/content/services/types";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { FirstInBrief, FirstSteps } from "./first-steps";
import { HeroActions } from "./hero-actions";
import { MarkedLine } from "./marked-line";

interface DefenceHeroProps {
  page: Pick<DefencePage, "badge" | "headline" | "lede" | "deadline" | "firstSteps" | "bring">;
  words: { call: string; help: string; phoneLead: string; first: string; bring: string };
  drawing: ReactNode;
}

/** The sheet with the one marked deadline; beside it, what to do first. */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  return (
    <div className="page-width pt-3 sm:pt-6 md:pt-8 print:pt-2">
      <FileTab>{page.badge}</FileTab>
      <div
        data-print-sheet
        className="grid border-2 border-manila bg-sheet max-md:-mx-(--gutter) max-md:border-x-0 lg:grid-cols-12"
      >
        <div className="flex flex-col self-start px-(--gutter) py-5 md:p-10 lg:col-span-7">
          <h1 className="max-w-[9.94em] text-[min(var(--text-hero),3.5rem)] leading-[1.12] max-sm:-order-2">
            {page.headline}
          </h1>
          <MarkedLine {...page.deadline} />
          <FirstInBrief heading={words.first} steps={page.firstSteps} />
          <HeroActions words={words} subject={page.badge} />
          <p className="screen-only mt-6 max-w-text border-t border-feint pt-5">{page.lede}</p>
        </div>
        <div className="border-t-2 border-red px-(--gutter) py-5 md:p-10 lg:col-span-5 lg:border-t-0 lg:border-l-2">
          <FirstSteps heading={words.first} steps={page.firstSteps} />
        </div>
        <section
          aria-label={words.bring}
          className="grid border-t border-feint md:grid-cols-12 lg:col-span-12"
        >
          <div className="px-(--gutter) py-5 md:col-span-7 md:pl-10 print:p-0">
            <h2 className="text-h3 font-[620]">{words.bring}</h2>
            <ul className="mt-2">
              {page.bring.map((item) => (
                <li
                  key={item}
                  className="flex break-inside-avoid gap-3 py-1 text-[1rem] leading-snug"
                >
                  <Icon name="box" className="mt-0.5 size-4.5" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="screen-only aspect-2/1 self-end overflow-hidden md:col-span-5 md:aspect-3/2 lg:aspect-[13/6]">
            <div className="h-[calc(100%+2px)]">{drawing}</div>
          </div>
        </section>
      </div>
    </div>
  );
}
