import { ButtonLink } from "~/app/design/button";
import { FolderTab } from "~/app/parts/folder-tab";
import { OneSheet } from "~/app/parts/one-sheet";
import type { home } from "~/words/pages/home";
import { sampleSheet } from "~/words/sample-sheet";

/** A folder across the page with a sample of the one sheet that a reader would get: half out of it, on phones in it. */
export function Banner({ tab, heading, text, action }: typeof home.banner) {
  return (
    <section aria-label={heading} className="overflow-visible overflow-x-clip bg-band print:pb-4">
      <div className="page-width relative border-ink max-lg:not-print:on-manila max-lg:not-print:border-y-2 max-lg:pb-8 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-full lg:row-start-1 lg:-mx-(--bleed) lg:-mt-14 lg:flex lg:flex-col print:m-0">
          <FolderTab className="lg:ml-(--bleed) max-lg:-mt-9.5">{tab}</FolderTab>
          <div className="border-ink py-8 lg:on-manila lg:grow lg:border-y-2 lg:py-24 lg:pr-6 lg:pl-(--bleed) lg:*:max-w-md print:border-0 print:py-2">
            <h2 className="text-display">{heading}</h2>
            <p className="mt-4 text-lede">{text}</p>
            <ButtonLink page="contact" variant="cta" size="lg" className="mt-6 max-sm:w-full">
              {action}
            </ButtonLink>
          </div>
        </div>
        <div className="relative lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:-mt-16 lg:mr-4 lg:mb-6 lg:self-start lg:rotate-2 print:m-0">
          <OneSheet {...sampleSheet} />
        </div>
      </div>
    </section>
  );
}
