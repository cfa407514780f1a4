import { Content, Root, TooltipProvider, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { TOOLTIP } from "~/config/constants";

export function Provider({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </TooltipProvider>
  );
}

export function Tip({ text, children }: { text: string; children: ReactElement }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A pointer that has come to rest here before this code arrived makes no event any more.
  useEffect(() => {
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
        className="z-50 rounded-sm border border-ink bg-sheet px-3 py-1.5 text-small text-ink"
      >
        {text}
      </Content>
    </Root>
  );
}
