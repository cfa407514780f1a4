import { Content, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { firm } from "~/firm/firm";
import type { SocialNetwork } from "~/firm/firm-schema";
import { TOOLTIP } from "~/site/constants";

const networkNames: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  youtube: "YouTube",
};

/** The firm's social profiles, as marks with tooltips: the second follows the first at once. */
export function SocialLinks() {
  return (
    <Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      <ul className="flex">
        {firm.socials.map(({ network, url }) => (
          <li key={network}>
            <Tooltip text={`${firm.name} on ${networkNames[network]}`}>
              <a href={url} className="flex min-h-11 items-center px-2 hover:text-green">
                <SocialMark network={network} />
                <span className="sr-only">{networkNames[network]}</span>
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
    </Provider>
  );
}

/** Shows `text` on hover and focus of the one element within it, whose name it only repeats. */
function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A pointer or focus that was here before this code makes no event any more.
  useEffect(() => {
    if (trigger.current?.matches(":focus-visible")) setOpen(true);
    const timer = setTimeout(() => {
      if (trigger.current?.matches(":hover") && matchMedia("(hover: hover)").matches) setOpen(true);
    }, TOOLTIP.openDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger ref={trigger} asChild>
        {children}
      </Trigger>
      <Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 rounded-sm border-2 border-ink bg-sheet px-3 py-1 text-small"
      >
        {text}
      </Content>
    </Root>
  );
}

const socialMarks: Record<SocialNetwork, string> = {
  facebook:
    "M13.5 21v-7.6h2.6l.4-3h-3V8.5c0-.9.3-1.5 1.6-1.5h1.5V4.3a21 21 0 0 0-2.3-.1c-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5V21z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6m0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6m4.6-3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2",
  linkedin:
    "M4.2 9h3.3v11H4.2zm1.6-5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8M9.6 9h3.1v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4 2.2 4 5.1V20h-3.3v-5.5c0-1.3 0-3-1.8-3s-2 1.4-2 2.9V20H9.6z",
  tiktok: "M16 3v1a5 5 0 0 0 4 4v3a8 8 0 0 1-4-1v5a6 6 0 1 1-6-6v3a3 3 0 1 0 3 3V3z",
  x: "M4 4h4.6l4 5.4L17.3 4H20l-6.1 7.1L20.6 20H16l-4.4-5.9L6.5 20H3.7l6.6-7.6zM7.3 6l9.7 12h1.2L8.7 6z",
  youtube:
    "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4m4 3.8v6.4l5.6-3.2z",
};

/** The mark of a social network, drawn flat in the text's colour. */
function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d={socialMarks[network]} />
    </svg>
  );
}
