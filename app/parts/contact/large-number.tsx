import { PhoneLink } from "~/app/design/contact-link";
import { PathLink } from "~/app/design/link";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { OpenLine } from "./open-line";

const { title, page, anchor } = chrome.tonight;

/** The number of who reads the letter, as large as it is urgent; whether somebody answers now where the header does not say so; and what to do while nobody does, in room that is kept free. */
export function LargeNumber({ size = "text-h2" }: { size?: string }) {
  return (
    <div className="screen-only">
      <PhoneLink
        className={`font-display leading-tight font-semibold decoration-2 underline-offset-4 hover:underline ${size}`}
      />
      <div className="mt-1 flex flex-wrap gap-x-4 text-small">
        <OpenLine className="lg:hidden" />
        <PathLink
          to={`${pathOf(page)}#${anchor}`}
          className="text-link needs-script invisible in-data-[office=closed]:visible"
        >
          {title}
        </PathLink>
      </div>
    </div>
  );
}
