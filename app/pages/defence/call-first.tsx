import { ButtonPath } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { CallNow } from "~/app/parts/heroes/hero-start";
import { defenceWords as words } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";

/** The one way to call: the button, the number, and who answers; or below them, in a row of its own, whom to tell the rest. */
export function CallFirst({ page: { badge, tell } }: { page: DefencePage }) {
  return (
    <div className="mt-3 md:mt-8 print:mt-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CallNow words={words} subject={badge} />
        <LargeNumber />
      </div>
      {tell ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-strong pt-3 md:mt-6 md:pt-4 print:border-0 print:pt-0">
          <ButtonPath to={tell.link.href} size="lg" className="max-sm:w-full">
            {tell.link.title}
          </ButtonPath>
          <strong className="flex-1 leading-snug text-balance max-sm:basis-full max-sm:text-small">
            {tell.text}
          </strong>
          <p className="screen-only w-full text-small">{words.who}</p>
        </div>
      ) : (
        <p className="screen-only mt-1 text-small text-balance md:mt-4">{words.who}</p>
      )}
    </div>
  );
}
