import { type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

type State = "closed" | "pointed" | "open";

interface Delays {
  /** From the mouse's arrival until the menu opens. */
  openDelay: number;
  /** For so long after it has closed, the mouse opens it again at once. */
  skipDelay: number;
  /** From the mouse's leaving until the menu closes. */
  closeDelay: number;
}

/**
 * An item that holds a button and its panel. The panel opens by mouse after a moment, and at once by
 * click, tap or key; it closes when the mouse or the focus leaves the item, on Escape, on a press
 * elsewhere and on navigation. A click on the button keeps open what the mouse has opened.
 *
 * @param delays in milliseconds
 * @returns a way to open it, and the properties of item, button and panel; the panel is shown by the
 *   styles, while the button is `aria-expanded`
 */
export function useHoverMenu({ openDelay, skipDelay, closeDelay }: Delays) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<State>("closed");
  const { key } = useLocation();
  const isOpen = state !== "closed";

  const become = useCallback((next: SetStateAction<State>, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(setState, delay, next);
    else setState(next);
  }, []);

  useEffect(() => {
    // Until the page is awake, the styles open the panel.
    const shown = panel.current;
    if (shown?.getClientRects().length && getComputedStyle(shown).visibility === "visible") {
      setState("pointed");
    }
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => () => setState("closed"), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const isInside = (node: unknown) => node instanceof Node && item.current?.contains(node);
    const closeOutside = ({ target }: Event) => {
      if (!isInside(target)) setState("closed");
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (isInside(document.activeElement)) button.current?.focus();
      setState("closed");
    };
    document.addEventListener("pointerdown", closeOutside, listening);
    document.addEventListener("focusin", closeOutside, listening);
    document.addEventListener("keydown", closeOnEscape, listening);
    return () => {
      listening.abort();
      closedAt.current = performance.now();
    };
  }, [isOpen]);

  // Not by React: it would be asked about every pointer that crosses the page (`sparing-listeners.ts`).
  useEffect(() => {
    const listening = new AbortController();
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      const isSoon = performance.now() - closedAt.current < skipDelay;
      become((state) => (state === "closed" ? "pointed" : state), isSoon ? 0 : openDelay);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") become("closed", closeDelay);
    };
    item.current?.addEventListener("pointerenter", enter, listening);
    item.current?.addEventListener("pointerleave", leave, listening);
    return () => listening.abort();
  }, [become, openDelay, skipDelay, closeDelay]);

  const onClick = () => become(state === "open" ? "closed" : "open");

  return {
    open: () => become("open"),
    item: { ref: item },
    button: { ref: button, onClick, "aria-expanded": isOpen },
    panel: { ref: panel },
  };
}
