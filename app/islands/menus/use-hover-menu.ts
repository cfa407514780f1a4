import {
  type PointerEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { NAVIGATION_MENU } from "~/site/constants";

type State = "closed" | "pointed" | "open";

/** `skipDelay`: for so long after it has closed, the mouse opens it again at once. */
const { openDelay, skipDelay, closeDelay } = NAVIGATION_MENU;

/**
 * An item that holds a button and its panel. The panel opens by mouse after a moment, and at once by
 * click, tap or key; it closes when the mouse or the focus leaves the item
 * (the mouse alone does not close what the keyboard is in), on Escape, on a press
 * elsewhere and when the page is left. A click on the button keeps open what the mouse has opened.
 *
 * @returns a way to open it, and the properties of item, button and panel; the panel is shown by the
 *   styles, while the button is `aria-expanded`
 */
export function useHoverMenu() {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<State>("closed");
  const isOpen = state !== "closed";

  const become = useCallback((next: SetStateAction<State>, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(setState, delay, next);
    else setState(next);
  }, []);

  // Before the part is awake: until then the styles open the panel, after the same delay, and it must not close
  // in between. The mouse that is here does not come again.
  useLayoutEffect(() => {
    const isShown = panel.current && getComputedStyle(panel.current).visibility === "visible";
    if (isShown) setState("pointed");
    else if (item.current?.matches(":hover") && matchMedia("(any-hover: hover)").matches) {
      become("pointed", openDelay);
    }
    return () => clearTimeout(timer.current);
  }, [become]);

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
    // Whoever comes back finds the page as the browser kept it.
    window.addEventListener("pagehide", () => setState("closed"), listening);
    return () => {
      listening.abort();
      closedAt.current = performance.now();
    };
  }, [isOpen]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const isSoon = performance.now() - closedAt.current < skipDelay;
    become((state) => (state === "closed" ? "pointed" : state), isSoon ? 0 : openDelay);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || panel.current?.querySelector(":focus-visible")) return;
    become("closed", closeDelay);
  };
  const onClick = () => become(state === "open" ? "closed" : "open");

  return {
    open: () => become("open"),
    item: { ref: item, onPointerEnter, onPointerLeave },
    button: { ref: button, onClick, "aria-expanded": isOpen },
    panel: { ref: panel },
  };
}
