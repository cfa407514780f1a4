import { Content, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { firm } from "~/firm/firm";
import type { SocialNetwork } from "~/firm/firm-schema";
import { TOOLTIP } from "~/site/constants";
import { SocialMark } from "./social-mark";

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
