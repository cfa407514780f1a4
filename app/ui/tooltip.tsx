import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from "react";

interface TooltipParts {
  Provider: ComponentType<{ children: ReactNode }>;
  Tip: ComponentType<{ text: string; children: ReactElement }>;
}

const PartsContext = createContext<TooltipParts | undefined>(undefined);
const TipContext = createContext<TooltipParts["Tip"] | null>(null);

/**
 * Provides the whole site with tooltips, from the root. A tooltip only repeats a name that is already in
 * the page, and touch never shows one, so its code is fetched after the first sign of a mouse or a
 * keyboard.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<TooltipParts>();

  useEffect(() => {
    const signs = new AbortController();
    const load = async (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      signs.abort();
      setParts(await import("./tooltip-parts").catch(() => undefined));
    };
    for (const sign of ["pointermove", "keydown"]) {
      window.addEventListener(sign, load, { signal: signs.signal });
    }
    return () => signs.abort();
  }, []);

  return <PartsContext value={parts}>{children}</PartsContext>;
}

/** Gives the icon buttons within it their tooltips, of which the second follows the first at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  const loaded = use(PartsContext);
  const [parts, setParts] = useState<TooltipParts>();

  useEffect(() => {
    // Wrapping the group replaces its elements, which must not happen under the focus.
    const take = async () => {
      if (group.current?.contains(document.activeElement)) await focusGone(group.current);
      setParts(loaded);
    };
    if (loaded) take();
  }, [loaded]);

  return (
    <div ref={group} className="contents">
      <TipContext value={parts?.Tip ?? null}>
        {parts ? <parts.Provider>{children}</parts.Provider> : children}
      </TipContext>
    </div>
  );
}

/** Shows `text` on hover and focus of the one element within it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const Tip = use(TipContext);
  return Tip ? <Tip text={text}>{children}</Tip> : children;
}

function focusGone(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      element.removeEventListener("focusout", leave);
      resolve();
    };
    element.addEventListener("focusout", leave);
  });
}
