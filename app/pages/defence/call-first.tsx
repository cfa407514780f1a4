import { ButtonLink } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import type { defenceWords } from "~/words/services/common";

interface CallProps {
  badge: string;
  words: typeof defenceWords;
}

/** The one way to call: the button, the number, and who answers; what counts can part them on a phone. */
export function CallFirst({ badge, words, isParted = false }: CallProps & { isParted?: boolean }) {
  return (
    <div
      className={`screen-only mt-6 items-center gap-x-6 gap-y-3 md:mt-9 ${isParted ? "flex not-print:max-sm:contents" : "flex max-sm:flex-wrap"}`}
    >
      <CallNow
        badge={badge}
        words={words}
        variant="cta"
        className={isParted ? "max-sm:mt-6" : undefined}
      />
      <div className={isParted ? "max-sm:order-1 max-sm:mt-5" : undefined}>
        <CallNumber size="text-h2" openLine="mt-1" />
        <p className="text-small">{words.who}</p>
      </div>
    </div>
  );
}

/** The page's yellow button; an outline where the stronger one is another's. */
export function CallNow({
  badge,
  words,
  variant,
  className = "",
}: CallProps & { variant: "cta" | "outline"; className?: string | undefined }) {
  return (
    <ButtonLink
      page="contact"
      variant={variant}
      size="lg"
      className={`shrink-0 max-sm:w-full ${className}`}
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
