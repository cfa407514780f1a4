import { ButtonLink } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { ReturnedLetter } from "./returned-letter";

interface UndeliveredProps {
  code: string;
  headline: string;
  text: string;
  home: string;
  envelope: { address: readonly string[]; stamp: string };
}

/** The not-found screen. One file serves every path: script tells which one it was. */
export function Undelivered({ code, headline, text, home, envelope }: UndeliveredProps) {
  return (
    <div className="page-width grid items-center gap-10 py-12 md:grid-cols-12 md:gap-6 md:py-24">
      <div className="md:col-span-6">
        <p className="font-display text-h2 font-[620] text-red">{code}</p>
        <h1 className="mt-2">{headline}</h1>
        <p data-missing-path className="mt-5 min-h-[1lh] break-all text-ink-2" />
        <p className="mt-3 max-w-text text-lede">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink page="home" className="max-sm:w-full">
            {home}
          </ButtonLink>
          <PhoneButton className="max-sm:w-full" />
        </div>
      </div>
      <div className="mx-auto w-full max-w-md md:col-span-5 md:col-start-8 md:max-w-none">
        <ReturnedLetter {...envelope} />
      </div>
    </div>
  );
}
