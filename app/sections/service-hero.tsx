import type { ReactNode } from "react";
import type { ServicePage } from "~/content/services/types";
import { FileTab } from "~/ui/file-tab";
import { FirstInBrief, FirstSteps } from "./first-steps";
import { HeroActions } from "./hero-actions";
import { MarkedLine } from "./marked-line";

interface ServiceHeroProps {
  page: Pick<ServicePage, "badge" | "headline" | "lede" | "deadline" | "firstSteps">;
  words: { call: string; help: string; phoneLead: string; first: string };
  drawing: ReactNode;
}

/**
 * A service page's beginning: file tab, headline, first words, the date that matters and the ways to ask;
 * beside them what to do first where a letter's time is running, else a drawing.
 */
export function ServiceHero({ page, words, drawing }: ServiceHeroProps) {
  return (
    <div className="page-width pt-3 sm:pt-6 md:pt-8">
      <div className="border-b-2 border-manila">
        <FileTab>{page.badge}</FileTab>
      </div>
      <div
        className={`grid items-center gap-x-6 gap-y-8 pt-5 pb-6 sm:pt-8 lg:grid-cols-12 ${page.firstSteps ? "" : "md:grid-cols-[minmax(0,1fr)_17rem]"}`}
      >
        <div className="flex flex-col lg:col-span-7 lg:pr-8">
          <h1 className="max-w-[10.57em] text-hero max-sm:-order-2">{page.headline}</h1>
          {page.deadline ? (
            <MarkedLine {...page.deadline} />
          ) : (
            <p className="mt-5 max-w-[38em] text-lede text-ink-2">{page.lede}</p>
          )}
          {page.firstSteps && <FirstInBrief heading={words.first} steps={page.firstSteps} />}
          <HeroActions words={words} subject={page.badge} />
          {page.deadline && (
            <p className="mt-6 max-w-text border-t border-feint pt-5">{page.lede}</p>
          )}
        </div>
        {page.firstSteps ? (
          <div className="self-start border-t-2 border-red bg-sheet p-5 md:p-8 lg:col-span-5">
            <FirstSteps heading={words.first} steps={page.firstSteps} />
          </div>
        ) : (
          <div className="screen-only self-end lg:col-span-5">{drawing}</div>
        )}
      </div>
    </div>
  );
}
