import type { ComponentProps } from "react";
import { Words } from "~/app/design/words";
import { Island } from "~/app/islands/island";
import { LeadFormFrame } from "~/app/islands/lead-form-frame/lead-form-frame";
import { firm } from "~/firm/firm";

interface MessageSheetProps {
  words: Pick<ComponentProps<typeof LeadFormFrame>, "loading" | "failed"> & {
    heading: string;
    text: string;
    law: string;
    frameTitle: string;
  };
}

/** The form on its sheet. */
export function MessageSheet({ words }: MessageSheetProps) {
  return (
    <section
      id="write"
      aria-label={words.heading}
      className="on-paper relative scroll-mt-4 screen-only border-2 border-ink pl-3 lg:pl-10"
    >
      <div className="pt-8">
        <div className="px-6.5">
          <h2>{words.heading}</h2>
          <p className="mt-4">
            <Words>{words.law}</Words>
          </p>
          <p className="mt-4">{words.text}</p>
        </div>
        <Island
          name="lead-form-frame"
          of={LeadFormFrame}
          props={{
            ...firm.leadForm,
            title: words.frameTitle,
            loading: words.loading,
            failed: words.failed,
          }}
          wakes="load"
        />
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-3 border-l-2 border-red lg:left-10"
      />
    </section>
  );
}
