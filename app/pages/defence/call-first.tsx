import { ButtonLink, buttonStyles } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import { PathLink } from "~/app/design/link";
import { OpenLine } from "~/app/parts/contact/open-line";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";

interface CallProps {
  badge: string;
  words: typeof defenceWords;
}

interface CallFirstProps extends CallProps {
  /** Whom to tell the rest, below it. */
  tell: DefencePage["tell"];
  /** Whether the words above are a poster, from which it keeps away. */
  isPoster: boolean;
}

/** The one way to call: the button, the number, and who answers; below it, in the same columns, whom to tell the rest. */
export function CallFirst({ badge, words, tell, isPoster }: CallFirstProps) {
  return (
    <div
      className={`grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start sm:gap-y-5 print:mt-1 ${isPoster ? "mt-7 md:mt-10" : "mt-5 md:mt-7"}`}
    >
      <CallNow badge={badge} words={words} variant="cta" />
      <div className="screen-only">
        <CallNumber size="text-h2" openLine="mt-1" />
        <p className="text-small text-balance">{words.who}</p>
      </div>
      {tell && (
        <>
          <strong className="text-balance max-sm:mt-4 sm:col-start-2">{tell.text}</strong>
          <PathLink
            to={tell.link.href}
            className={buttonStyles({
              size: "lg",
              className: "screen-only sm:col-start-1 sm:row-start-2",
            })}
          >
            {tell.link.title}
          </PathLink>
        </>
      )}
    </div>
  );
}

/** The page's yellow button; an outline where the stronger one is another's. */
export function CallNow({ badge, words, variant }: CallProps & { variant: "cta" | "outline" }) {
  return (
    <ButtonLink
      page="contact"
      variant={variant}
      size="lg"
      className="screen-only shrink-0 max-sm:w-full"
      subject={badge}
      data-calls
    >
      {words.call}
    </ButtonLink>
  );
}

/** The number, and whether somebody answers it now. */
export function CallNumber({ size, openLine }: { size: string; openLine: string }) {
  return (
    <div>
      <PhoneLink
        className={`font-display leading-none font-[620] tracking-[-0.015em] decoration-2 underline-offset-4 hover:underline ${size}`}
      />
      <OpenLine className={openLine} />
    </div>
  );
}
