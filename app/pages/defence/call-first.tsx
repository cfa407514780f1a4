import { ButtonLink } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import type { defenceWords } from "~/words/services/common";

interface CallProps {
  badge: string;
  words: typeof defenceWords;
}

/** The one way to call: the button, the number, and who answers; away from the words above where they are a poster. */
export function CallFirst({ badge, words, isPoster }: CallProps & { isPoster: boolean }) {
  return (
    <div
      className={`screen-only flex items-center gap-x-6 gap-y-3 max-sm:flex-wrap max-sm:gap-y-2 ${isPoster ? "mt-9 md:mt-12" : "mt-5 md:mt-7"}`}
    >
      <CallNow badge={badge} words={words} variant="cta" />
      <div>
        <CallNumber size="text-h2" openLine="mt-1" />
        <p className="text-small text-balance">{words.who}</p>
      </div>
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
      className="shrink-0 max-sm:w-full"
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
