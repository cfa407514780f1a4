import { Content, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { TOOLTIP } from "~/site/constants";

/** Tooltips of one group: the second follows the first at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </Provider>
  );
}

/** Shows `text` on hover and focus of the one element within it, whose name it only repeats. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A pointer or focus that was here before this code makes no event any more.
  useEffect(() => {
    if (trigger.current?.matches(":focus-visible")) setOpen(true);
    const timer = setTimeout(() => {
      if (trigger.current?.matches(":hover")) setOpen(true);
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
