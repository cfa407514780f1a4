import type { ReactNode } from "react";
import type { DefencePage } from "~/content/services/types";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { PhoneLink } from "~/ui/reach";
import { FirstInBrief, FirstSteps } from "./first-steps";
import { MarkedLine } from "./marked-line";

interface DefenceHeroProps {
  page: Pick<DefencePage, "badge" | "headline" | "lede" | "deadline" | "firstSteps" | "bring">;
  words: { call: string; help: string; phoneLead: string; first: string; bring: string };
  drawing: ReactNode;
}

/** The sheet with the one marked deadline; beside it, what to do first. */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  return (
    <div className="page-width pt-6 md:pt-8 print:pt-2">
      <FileTab>{page.badge}</FileTab>
      <div data-print-sheet className="grid border-2 border-manila bg-sheet lg:grid-cols-12">
        <div className="self-start p-5 md:p-10 lg:col-span-7">
          <h1 className="max-w-[9.94em] text-[clamp(2.25rem,1.4rem+3vw,3.5rem)]">
            {page.headline}
          </h1>
          <MarkedLine {...page.deadline} />
          <FirstInBrief heading={words.first} steps={page.firstSteps} />
          <div className="screen-only mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink page="contact" variant="cta" size="lg" subject={page.badge}>
              {words.call}
            </ButtonLink>
            <p>
              {words.phoneLead} <PhoneLink className="text-link font-semibold whitespace-nowrap" />
            </p>
          </div>
          <p className="screen-only mt-3 text-small text-ink-2">{words.help}</p>
          <p className="screen-only mt-6 max-w-text border-t border-feint pt-5">{page.lede}</p>
        </div>
        <div className="border-t-2 border-red p-5 md:p-10 lg:col-span-5 lg:border-t-0 lg:border-l-2">
          <FirstSteps heading={words.first} steps={page.firstSteps} />
        </div>
        <section
          aria-label={words.bring}
          className="grid border-t border-feint md:grid-cols-12 lg:col-span-12"
        >
          <div className="p-5 md:col-span-7 md:pl-10 print:p-0">
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
