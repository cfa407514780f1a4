import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/large-number";
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
