import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import type { PageId } from "~/site/pages";
import type { PenWords, ProcessStep } from "~/words/types";
import { NumberWindow } from "./contact/number";
import { EnvelopeFlap } from "./envelope-flap";
import { FoldList } from "./fold-list";
import { NextSteps } from "./next-steps";
import { PointedNote } from "./pointed-note";
import { Postmark } from "./postmark";

interface ClosingBandProps {
  /** What it is called where it begins with a heading of its own. */
  name?: string;
  heading: string;
  text?: string;
  action: string;
  /** A second way on, beside the consultation. */
  second?: { title: string; page: PageId };
  /** What stands in the place of the window with the number. */
  reach?: ReactNode;
  next: { heading: string; note?: PenWords; steps: readonly ProcessStep[]; law?: string };
}

/** A text of so many letters has its three lines in the larger type. */
const fewLines = 160;

/**
 * The end of nearly every page, the reply envelope: the phone number in its window, the consultation, and
 * what happens after asking for it.
 */
export function ClosingBand({
  heading,
  name = heading,
  text,
  action,
  second,
  reach,
  next,
}: ClosingBandProps) {
  return (
    <section aria-label={name} className="screen-only on-manila border-y-2 border-ink">
      <EnvelopeFlap />
      <div className="page-width py-8">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[31.5rem_1fr]">
          <div className="flex flex-col">
            {reach ?? <NumberWindow className="grow content-center p-4 md:p-6" />}
            {next.note && (
              <PointedNote
                points="above the beginning"
                className="pt-4 pl-8"
                noteClass="mt-4 *:inline"
              >
                {next.note}
              </PointedNote>
            )}
          </div>
          <div className="flex items-start justify-between gap-8">
            <div>
              <h2>{heading}</h2>
              {text && (
                <p className={`mt-3 max-w-text ${text.length > fewLines ? "" : "text-lede"}`}>
                  {text}
                </p>
              )}
              <div className="mt-6 flex flex-wrap gap-3">
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
              <Postmark />
            </div>
          </div>
        </div>
        <div className="mt-6">
          <FoldList level={3} folds={[{ heading: next.heading, body: <NextSteps {...next} /> }]} />
        </div>
      </div>
    </section>
  );
}
