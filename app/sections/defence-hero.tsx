import type { DefencePage } from "~/content/services/types";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { FirstInBrief, FirstSteps } from "./first-steps";
import { HeroActions } from "./hero-actions";
import { MarkedLine } from "./marked-line";

interface DefenceHeroProps {
  page: Pick<DefencePage, "badge" | "headline" | "lede" | "deadline" | "firstSteps" | "bring">;
  words: { call: string; help: string; phoneLead: string; first: string; bring: string };
}

/** The sheet with the one marked deadline; beside it, what to do first. */
export function DefenceHero({ page, words }: DefenceHeroProps) {
  return (
    <div className="page-width pt-3 sm:pt-6 md:pt-8 print:pt-2">
      <FileTab>{page.badge}</FileTab>
      <div
        data-print-sheet
        className="grid border-2 border-manila bg-sheet max-md:-mx-(--gutter) max-md:border-x-0 lg:grid-cols-12"
      >
        <div className="flex flex-col self-start px-(--gutter) py-5 md:p-10 lg:col-span-7">
          <h1 className="max-w-[9.94em] text-[min(var(--text-hero),3.5rem)] max-sm:-order-2">
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
          className="border-t border-feint px-(--gutter) py-5 md:px-10 md:py-8 lg:col-span-12"
        >
          <h2 className="text-h3 font-[620]">{words.bring}</h2>
          <ul className="mt-3 gap-x-10 md:columns-2">
            {page.bring.map((item) => (
              <li key={item} className="flex break-inside-avoid gap-3 py-1.5 text-[1rem]">
                <Icon name="box" className="mt-1 size-4.5" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
