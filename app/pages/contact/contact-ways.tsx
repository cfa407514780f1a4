import type { ComponentProps } from "react";
import { NextSteps } from "~/app/parts/next-steps";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { readerSlip } from "~/words/reader-slip";
import { BeforeYouWrite } from "./before-you-write";
import { MessageSheet } from "./message-sheet";
import { OtherWays } from "./other-ways";
import { OwnOffice } from "./own-office";

interface ContactWaysProps {
  details: ComponentProps<typeof BeforeYouWrite>["words"] &
    ComponentProps<typeof OtherWays>["words"];
  form: ComponentProps<typeof MessageSheet>["words"];
  office: ComponentProps<typeof OwnOffice>;
}

/** What to look for before the call, what comes after it and who answers; beside them, as long as they are, the form; and below, the office. */
export function ContactWays({ details, form, office }: ContactWaysProps) {
  return (
    <div className="overflow-x-clip border-ink md:border-b-2">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 py-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr_auto] lg:pt-16 lg:pb-12">
        <div>
          <BeforeYouWrite words={details} />
          <div className="screen-only mt-8">
            <h2 className="mb-3 text-h3">{consultation.heading}</h2>
            <NextSteps steps={consultation.steps} />
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MessageSheet words={form} />
        </div>
        {/* Its place is stated: while the form is still on its way, it would stand in the form's. */}
        <div className="grid content-start gap-y-8 lg:col-start-1 lg:row-start-2">
          <OtherWays words={details} />
          <ReaderCard {...readerSlip} reader={readerOf()} />
        </div>
        <div className="lg:col-span-2">
          <OwnOffice {...office} />
        </div>
      </div>
    </div>
  );
}
