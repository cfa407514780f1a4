import { ButtonLink } from "~/app/design/button";
import { FolderTab } from "~/app/parts/folder-tab";
import { OneSheet } from "~/app/parts/one-sheet";
import type { OneSheet as Sheet } from "~/words/types";

interface BannerProps {
  /** On the folder's tab. */
  tab: string;
  heading: string;
  text: string;
  action: string;
  /** What the reader would get, as a sample. */
  sheet: Sheet;
}

/** A folder across the page, from which on phones its right edge is seen, and the sheet that lies half out of it. */
export function Banner({ tab, heading, text, action, sheet }: BannerProps) {
  return (
    <section aria-label={heading} className="overflow-x-clip bg-band max-lg:pb-8 print:pb-4">
      <div className="page-width relative lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="-ml-(--bleed) mr-4 lg:col-span-full lg:row-start-1 lg:-mt-14 lg:-mr-(--bleed) print:m-0">
          <FolderTab className="ml-(--bleed) max-lg:-mt-9.5">{tab}</FolderTab>
          <div className="on-manila border-2 border-l-0 border-ink lg:border-r-0 py-10 pr-6 pl-(--bleed) max-lg:pb-80 lg:py-18 lg:*:max-w-[27rem] xl:*:max-w-[30rem] print:border-0 print:py-2">
            <h2 className="text-display">{heading}</h2>
            <p className="mt-5 text-lede">{text}</p>
            <ButtonLink page="contact" variant="cta" size="lg" className="mt-7 max-sm:w-full">
              {action}
            </ButtonLink>
          </div>
        </div>
        <div className="relative -mr-3 ml-6 max-lg:-mt-70 md:max-lg:mr-0 md:max-lg:ml-30 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:-mt-24 lg:mr-2 lg:self-center lg:rotate-2 print:m-0">
          <OneSheet {...sheet} />
        </div>
      </div>
    </section>
  );
}
