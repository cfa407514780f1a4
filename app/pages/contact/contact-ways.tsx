import type { ComponentProps } from "react";
import { PageTab } from "~/app/design/file-tab";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { NextSteps } from "~/app/parts/next-steps";
import { consultation } from "~/words/consultation";
import { BeforeYouWrite } from "./before-you-write";
import { LastDay } from "./last-day";
import { MessageSheet } from "./message-sheet";
import { NumberEnvelope } from "./number-envelope";
import { OtherWays } from "./other-ways";

interface ContactWaysProps {
  hero: { badge: string; headline: string; lede: string };
  details: ComponentProps<typeof BeforeYouWrite>["words"] &
    ComponentProps<typeof LastDay> &
    ComponentProps<typeof OtherWays>["words"] &
    ComponentProps<typeof NumberEnvelope>;
  form: ComponentProps<typeof MessageSheet>["words"];
}

/** The page's first words and every way to reach the firm: the number over the whole width, below it the form. */
export function ContactWays({ hero, details, form }: ContactWaysProps) {
  return (
    <div className="overflow-x-clip border-ink md:border-b-2">
      <div className="page-width pb-8 lg:pb-16">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-4 grid items-center gap-x-12 gap-y-4 lg:mt-8 lg:grid-cols-[auto_1fr]">
          <h1 className="text-display">{hero.headline}</h1>
          <p className="text-lede text-pretty text-ink-2 lg:text-balance">{hero.lede}</p>
        </div>
        <NumberEnvelope call={details.call} note={details.note} hours={details.hours} />
        <QuietRow className="max-w-180" />
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-16 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <div>
            <BeforeYouWrite words={details} />
            <div className="screen-only mt-8">
              <h2 className="mb-3 text-h3">{consultation.heading}</h2>
              <NextSteps steps={consultation.steps} />
            </div>
            <LastDay {...details} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MessageSheet words={form} />
          </div>
          {/* Its place is stated: while the form is still on its way, it would stand in the form's. */}
          <div className="lg:col-start-1 lg:row-start-2">
            <OtherWays words={details} />
          </div>
        </div>
      </div>
    </div>
  );
}
