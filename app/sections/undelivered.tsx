import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAwake } from "~/hooks/use-awake";
import { ReturnedLetter } from "~/illustrations/returned-letter";
import { safeDecode } from "~/lib/safe-decode";
import { ButtonLink } from "~/ui/button";
import { PhoneButton } from "~/ui/reach";

interface UndeliveredProps {
  code: string;
  headline: string;
  text: string;
  home: string;
}

/**
 * The not-found screen. The path is shown only once the page is awake: one file serves every path. It is
 * read from the address bar, for the router takes the file for `/404` (`settle-address.ts`).
 */
export function Undelivered({ code, headline, text, home }: UndeliveredProps) {
  const { key } = useLocation();
  const awake = useAwake();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arriving anywhere
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`);
  }, [key]);

  return (
    <div className="page-width grid items-center gap-10 py-12 md:grid-cols-12 md:gap-6 md:py-24">
      <div className="md:col-span-6">
        <p className="font-display text-h2 font-[620] text-red">{code}</p>
        <h1 className="mt-2">{headline}</h1>
        <p className="mt-5 min-h-[1lh] break-all text-ink-2">
          {awake && safeDecode(window.location.pathname)}
        </p>
        <p className="mt-3 max-w-text text-lede">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink page="home" className="max-sm:w-full">
            {home}
          </ButtonLink>
          <PhoneButton className="max-sm:w-full" />
        </div>
      </div>
      <div className="mx-auto w-full max-w-md md:col-span-5 md:col-start-8 md:max-w-none">
        <ReturnedLetter />
      </div>
    </div>
  );
}
