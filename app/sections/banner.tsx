import type { OneSheet as Sheet } from "~/content/types";
import { ButtonLink } from "~/ui/button";
import { OneSheet } from "./one-sheet";

interface BannerProps {
  heading: string;
  text: string;
  action: string;
  /** What the reader would get, as a sample. */
  sheet: Sheet;
}

/** A manila note across the page, and on it a sheet, which reaches past its edges where there is room. */
export function Banner({ heading, text, action, sheet }: BannerProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid break-inside-avoid items-center gap-x-6 gap-y-8 border-l-[6px] border-manila bg-manila-tint p-6 md:p-10 lg:my-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2>{heading}</h2>
          <p className="mt-4 max-w-text text-lede">{text}</p>
          <ButtonLink page="contact" variant="cta" size="lg" className="mt-7 max-sm:w-full">
            {action}
          </ButtonLink>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:-my-16 lg:rotate-1 print:my-4">
          <OneSheet {...sheet} />
        </div>
      </div>
    </section>
  );
}
