import { Content, Root, TooltipProvider, Trigger } from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { TOOLTIP } from "~/config/constants";

export function Provider({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </TooltipProvider>
  );
}

export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
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
