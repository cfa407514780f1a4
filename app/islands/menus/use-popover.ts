import { type ToggleEvent, useCallback, useEffect, useRef, useState } from "react";

/**
 * A menu that is a native popover: it opens without script, and closes by itself on Escape and on a tap
 * outside. Script closes it when the page is left, when the focus leaves it, and when a window of another width has
 * no button for it. Where a browser has no popovers (Safari before 17), script does the rest too; there the styles
 * show the menu while it has `data-open`.
 *
 * @param id the menu's id
 * @returns whether it is open, and the properties of the menu, of the button that opens and closes it,
 *   and of the button in it that closes it
 */
export function usePopover(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  // Nothing is said of it while the browser alone knows.
  const [open, setOpen] = useState<boolean>();

  const hide = useCallback(() => {
    menu.current?.hidePopover?.();
    setOpen(false);
  }, []);

  useEffect(() => {
    // It may have been opened before this code was there.
    const popover = menu.current;
    setOpen(Boolean(popover?.hidePopover && popover.matches(":popover-open")));
  }, []);

  useEffect(() => {
    if (!open) return;
    const isNative = Boolean(menu.current?.hidePopover);
    // What the browser opened, the keyboard's focus may have left before anything here listened.
    if (isNative && document.querySelector(`:focus-visible:not(#${id}, #${id} *)`)) return hide();
    const listening = new AbortController();
    const isInside = (node: EventTarget | null) => menu.current?.contains(node as Node);
    // The keyboard's focus must not go on behind the menu. A mouse on the button closes by itself.
    const hideOnLeaving = ({ target }: FocusEvent) => {
      const isMouse = target === button.current && !button.current?.matches(":focus-visible");
      if (!isMouse && !isInside(target)) hide();
    };
    document.addEventListener("focusin", hideOnLeaving, listening);
    window.addEventListener("pagehide", hide, listening);
    const hideWithButton = () => {
      if (button.current?.getClientRects().length === 0) hide();
    };
    window.addEventListener("resize", hideWithButton, listening);
    if (!isNative) {
      const hideOutside = ({ target }: Event) => {
        if (!isInside(target) && !button.current?.contains(target as Node)) hide();
      };
      const hideOnEscape = (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        hide();
        button.current?.focus();
      };
      document.addEventListener("pointerdown", hideOutside, listening);
      document.addEventListener("keydown", hideOnEscape, listening);
    }
    return () => listening.abort();
  }, [open, hide, id]);

  const hideAndReturn = () => {
    hide();
    // A browser with popovers does it itself.
    if (!menu.current?.hidePopover) button.current?.focus();
  };
  const toggle = () => {
    if (!menu.current?.hidePopover) setOpen(!open);
  };
  return {
    open,
    button: { ref: button, popoverTarget: id, onClick: toggle },
    close: { popoverTarget: id, popoverTargetAction: "hide", onClick: hideAndReturn } as const,
    menu: {
      ref: menu,
      id,
      popover: "auto",
      "data-open": open || undefined,
      onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === "open"),
    } as const,
  };
}
