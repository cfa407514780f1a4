import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { headOffice } from "~/firm/firm-details";
import type { PageId } from "~/site/pages";
import type { PenWords, ProcessStep } from "~/words/types";
import { NumberWindow } from "./contact/number-window";
import { EnvelopeFlap } from "./envelope-flap";
import { FoldList } from "./fold-list";
import { NextSteps } from "./next-steps";
import { PointedNote } from "./pointed-note";
import { Postmark } from "./postmark";

interface ClosingBandProps {
  heading: string;
  text?: string;
  action: string;
  /** A second way on, beside the consultation. */
  second?: { title: string; page: PageId };
  /** What stands in the place of the window with the number. */
  reach?: ReactNode;
  next: { heading: string; note?: PenWords; steps: readonly ProcessStep[]; law?: string };
}

/**
 * The end of nearly every page, the reply envelope: the phone number in its window, the consultation, and
 * what happens after asking for it.
 */
export function ClosingBand({ heading, text, action, second, reach, next }: ClosingBandProps) {
  return (
    <section aria-label={heading} className="screen-only on-manila border-y-2 border-ink">
      <EnvelopeFlap />
      <div className="page-width grid gap-x-8 gap-y-6 pt-5 pb-8 lg:grid-cols-[31.5rem_minmax(0,1fr)]">
        <div className="flex flex-col">
          {reach ?? (
            <NumberWindow className="px-4 py-5 md:px-8 md:py-6 lg:flex lg:h-full lg:flex-col lg:justify-center" />
          )}
          {next.note && (
            <PointedNote
              points="above the beginning"
              className="pt-4 lg:pl-8"
              noteClass="mt-4 xl:[&>span]:inline"
            >
              {next.note}
            </PointedNote>
          )}
        </div>
        <div className="flex items-start justify-between gap-4">
          <div className="grid content-start gap-6">
            <div>
              <h2>{heading}</h2>
              {text && <p className="mt-3 max-w-[26em] text-lede text-pretty">{text}</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
                {action}
              </ButtonLink>
              {second && (
                <ButtonLink
                  page={second.page}
                  variant="outline"
                  size="lg"
                  className="max-sm:w-full"
                >
                  {second.title}
                </ButtonLink>
              )}
            </div>
          </div>
          <div className="size-32 shrink-0 -rotate-6 max-md:hidden">
            <Postmark city={headOffice.image ?? headOffice.name} country={headOffice.country} />
          </div>
        </div>
        <div className="lg:col-span-2">
          <FoldList level={3} folds={[{ heading: next.heading, body: <NextSteps {...next} /> }]} />
        </div>
      </div>
    </section>
  );
}
