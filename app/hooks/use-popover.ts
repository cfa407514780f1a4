import { type ToggleEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A menu that is a native popover: it opens without script, and closes by itself on Escape and on a tap
 * outside. Script closes it on navigation, and when the focus leaves it. Where a browser has no popovers
 * (Safari before 17), script does the rest too; there the styles show the menu while it has `data-open`.
 *
 * @param id the menu's id
 * @returns whether it is open, and the properties of the menu, of the button that opens and closes it,
 *   and of the button in it that closes it
 */
export function usePopover(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const shownFor = useRef(key);

  const hide = useCallback(() => {
    menu.current?.hidePopover?.();
    setOpen(false);
  }, []);

  useEffect(() => {
    // The menu may have been opened before the page was awake.
    const popover = menu.current;
    if (popover?.hidePopover) setOpen(popover.matches(":popover-open"));
  }, []);

  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    hide();
  }, [key, hide]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const isInside = (node: EventTarget | null) => menu.current?.contains(node as Node);
    // The keyboard's focus must not go on behind the menu. A mouse on the button closes by itself.
    const hideOnLeaving = ({ target }: FocusEvent) => {
      const isMouse = target === button.current && !button.current?.matches(":focus-visible");
      if (!isMouse && !isInside(target)) hide();
    };
    document.addEventListener("focusin", hideOnLeaving, listening);
    if (!menu.current?.hidePopover) {
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
  }, [open, hide]);

  const toggle = () => {
    if (!menu.current?.hidePopover) setOpen(!open);
  };
  return {
    open,
    button: { ref: button, popoverTarget: id, onClick: toggle },
    close: { popoverTarget: id, popoverTargetAction: "hide", onClick: hide } as const,
    menu: {
      ref: menu,
      id,
      popover: "auto",
      "data-open": open || undefined,
      onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === "open"),
    } as const,
  };
}
