import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { defenceWords, serviceWords } from "~/words/services/common";

interface HeroStartProps {
  words?: { call: string };
  /** What the page is about, for those who hear the button alone. */
  subject?: string;
  /** Below them: who answers, and what it costs; and who is to call somebody else. */
  row?: ReactNode;
  /** In the place of the large number, where another one follows. */
  number?: ReactNode;
}

/** The ways to ask below a hero's first words: the one yellow button, and the phone number beside it. */
export function HeroStart({
  words = serviceWords,
  subject,
  row = <QuietRow who={defenceWords.who} />,
  number = <LargeNumber />,
}: HeroStartProps) {
  return (
    <div className="screen-only mt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CallNow words={words} subject={subject} />
        {number}
      </div>
      {row}
    </div>
  );
}

interface CallNowProps extends Pick<HeroStartProps, "words" | "subject"> {
  variant?: "cta" | "outline";
}

/** The page's yellow button; an outline where the stronger one is another's. */
export function CallNow({ words = serviceWords, subject, variant = "cta" }: CallNowProps) {
  return (
    <ButtonLink
      page="contact"
      variant={variant}
      size="lg"
      className="shrink-0 max-sm:w-full"
      subject={subject}
      data-calls
    >
      {words.call}
    </ButtonLink>
  );
}

interface HeroWordsProps {
  headline: string;
  lede: string;
  /** On a phone a strip of its upper part. */
  drawing: ReactNode;
  /** What stands below the first words. */
  children: ReactNode;
}

/** A page's headline and first words, and the drawing beside them, which is no taller than they are. */
export function HeroWords({ headline, lede, drawing, children }: HeroWordsProps) {
  return (
    <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
      <h1 className="max-w-[11.19em] text-display md:col-span-2 lg:col-span-7">{headline}</h1>
      <p className="mt-4 max-w-[30em] text-lede text-ink-2 md:col-span-2 lg:col-span-7 lg:col-start-1">
        {lede}
      </p>
      <div className="md:pb-[calc(var(--section-gap)/2+2px)] lg:col-span-7 lg:col-start-1">
        {children}
      </div>
      <div className="screen-only self-end max-md:mt-6 lg:relative lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:self-stretch">
        <div className="max-md:*:aspect-(--strip,16/5) lg:absolute lg:bottom-0 lg:aspect-3/2 lg:max-h-full lg:w-full">
          {drawing}
        </div>
      </div>
    </div>
  );
}
