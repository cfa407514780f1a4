import type { ReactNode } from "react";
import { ButtonLink, buttonStyles } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";

interface CallFirstProps {
  page: DefencePage;
  words: typeof defenceWords;
}

/** The one way to call; where a solicitor may come before us, as the second of two to call. */
export function CallFirst({ page, words }: CallFirstProps) {
  const { badge, firstInBrief, solicitorFirst } = page;
  const call = (
    <div className="screen-only flex items-center gap-x-6 gap-y-3 max-sm:flex-wrap">
      <ButtonLink
        page="contact"
        variant="cta"
        size="lg"
        className="shrink-0 max-sm:w-full"
        subject={badge}
        data-calls
      >
        {words.call}
      </ButtonLink>
      <div>
        <PhoneLink className="font-display text-h2 leading-none font-[620] tracking-[-0.015em] decoration-2 underline-offset-4 hover:underline" />
        <OpenLine className="mt-1" />
        {!solicitorFirst && <p className="text-small">{words.who}</p>}
      </div>
    </div>
  );
  if (!solicitorFirst) return call;
  return (
    <ol className="screen-only grid gap-y-3 md:gap-y-4">
      <Turn number={1} title={words.solicitor}>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 max-md:pl-8">
          <a href={`#${words.findSolicitor.id}`} className={buttonStyles({ size: "sm" })}>
            {words.findSolicitor.title}
          </a>
          <p className="text-pretty">{firstInBrief}</p>
        </div>
      </Turn>
      <Turn number={2} title={words.second}>
        <div className="mt-2.5 md:mt-2">{call}</div>
      </Turn>
    </ol>
  );
}

interface TurnProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** Whose turn it is; on a phone the button below stands as wide as on the other pages. */
function Turn({ number, title, children }: TurnProps) {
  return (
    <li className="relative md:pl-12">
      <b
        aria-hidden="true"
        className="absolute top-0 left-0 font-display text-h2 leading-none font-[620] text-red"
      >
        {number}
      </b>
      <p className="font-display text-h3 font-[620] max-md:pl-8">{title}</p>
      {children}
    </li>
  );
}
