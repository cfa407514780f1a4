import type { ReactNode } from "react";
import type { ServicePage } from "~/content/services/types";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";
import { PhoneLink } from "~/ui/reach";
import { FirstInBrief, FirstSteps } from "./first-steps";
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
    <div className="page-width pt-6 md:pt-8">
      <div className="border-b-2 border-manila">
        <FileTab>{page.badge}</FileTab>
      </div>
      <div
        className={`grid items-center gap-x-6 gap-y-8 pt-8 pb-6 md:pt-10 lg:grid-cols-12 ${page.firstSteps ? "" : "md:grid-cols-[minmax(0,1fr)_17rem]"}`}
      >
        <div className="lg:col-span-7 lg:pr-8">
          <h1 className="max-w-[10.57em] text-hero">{page.headline}</h1>
          {page.deadline ? (
            <MarkedLine {...page.deadline} />
          ) : (
            <p className="mt-5 max-w-[38em] text-lede text-ink-2">{page.lede}</p>
          )}
          {page.firstSteps && <FirstInBrief heading={words.first} steps={page.firstSteps} />}
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink page="contact" variant="cta" size="lg">
              {words.call}
            </ButtonLink>
            <p className="screen-only">
              {words.phoneLead} <PhoneLink className="text-link font-semibold whitespace-nowrap" />
            </p>
          </div>
          <p className="screen-only mt-3 text-small text-ink-2">{words.help}</p>
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
