import { useEffect, useRef, useState } from "react";
import { Button } from "~/app/design/button";
import { ReachUs } from "~/app/parts/contact/reach-us";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import type { contact } from "~/words/pages/contact";
import { heightFrom } from "./frame-messages";
import { useEmbedScript } from "./use-embed-script";

/*
 * What a provider's form needs and no more: script, sending, its own origin, and links that open a tab of
 * their own. It cannot lead this page away, download, or use a device (docs/decisions/0009). The site's own
 * form is a page of this site.
 */
const providersRights = {
  sandbox:
    "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin",
  allow: "",
};

// The room that a form usually takes, kept free until it says how tall it is: nothing jumps.
const reserved = "min-h-333 sm:min-h-269 md:min-h-236 lg:min-h-269 min-[90rem]:min-h-248";

interface LeadFormFrameProps extends Pick<typeof contact.form, "loading" | "failed"> {
  frameUrl: string;
  scriptUrl: string;
  title: string;
}

/**
 * The lead-form provider's form page in its frame, with the provider's script beside it. If either
 * gives no sign of life in time, the visitor is told and shown the other ways to reach the firm; if the
 * page's own scripts hang, the styles show them. A provider's frame that has loaded stays where it is, with what
 * was typed into it.
 */
export function LeadFormFrame({ frameUrl, scriptUrl, title, loading, failed }: LeadFormFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [late, setLate] = useState(false);
  const [alive, setAlive] = useState(false);
  const [shown, setShown] = useState(false);
  const [held, setHeld] = useState(false);
  const [awake, setAwake] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const script = useEmbedScript(scriptUrl);
  const hasScript = script.state === "loaded";
  const hasFailed = (script.state === "failed" || late) && !(alive && hasScript);
  // Whoever has begun to type in it keeps it: only some providers say how tall their form is.
  const isKept = alive || held;
  const told = hasScript && isKept ? failed.unsure : failed;

  // A form page tells its embed script how tall it is; the first such message shows that it works.
  useEffect(() => {
    const address = new URL(frameUrl, window.location.href).href;
    const listen = (event: MessageEvent) => {
      const height = heightFrom(event, address, frame.current);
      if (height === undefined) return;
      setAlive(true);
      // A provider's script may look for a frame of its own making, and leave this one as it is.
      if (frame.current && height >= 200 && height <= 4000)
        frame.current.style.height = `${height}px`;
    };
    window.addEventListener("message", listen);
    // No frame before: its first message would go unheard.
    setAwake(true);
    return () => window.removeEventListener("message", listen);
  }, [frameUrl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has its own time
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), LEAD_FORM_PATIENCE);
    return () => clearTimeout(timer);
  }, [script.load]);

  const retry = () => {
    if (!alive) {
      setAttempt(attempt + 1);
      setShown(false);
      setHeld(false);
    }
    script.retry();
    box.current?.focus();
  };

  const isOwn = frameUrl.startsWith("/");
  const attributes = {
    src: frameUrl,
    title,
    ...(isOwn ? {} : providersRights),
    "data-lead-form": "",
    className: `relative block scheme-light-dark max-h-[4000px] w-full ${alive ? "" : reserved}`,
  };

  const help = (
    <>
      <h3>{told.heading}</h3>
      <p className="mt-2">{told.text}</p>
      <ReachUs />
    </>
  );

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`relative border-2 border-unseen bg-sheet ${alive || hasFailed ? "" : reserved}`}
    >
      {hasFailed && (
        <div role="alert" className="border-b border-rule-strong p-6 md:p-8">
          {help}
          <Button onClick={retry} variant="outline" className="mt-6">
            {told.retry}
          </Button>
        </div>
      )}
      {!shown && !hasFailed && (
        <p className="pointer-events-none absolute inset-x-0 top-0 p-6 text-ink-2 needs-script in-data-[state=failed]:hidden">
          {loading}
        </p>
      )}
      {awake ? (
        <iframe
          key={attempt}
          ref={frame}
          hidden={hasFailed && !isKept}
          onLoad={() => {
            setShown(true);
            // Of another origin, nothing tells a form from the browser's own page about an error; our own speaks.
            setHeld(!isOwn);
          }}
          {...attributes}
        />
      ) : (
        <>
          <div
            data-late
            className="shown-late unscripted:hidden absolute inset-x-0 top-0 bg-sheet p-6 md:p-8"
          >
            {help}
          </div>
          <noscript>
            <iframe {...attributes} />
          </noscript>
        </>
      )}
    </div>
  );
}
