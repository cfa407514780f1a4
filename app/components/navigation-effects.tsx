import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { internalLink } from "~/lib/internal-link";
import { useFetchAhead } from "~/lib/use-fetch-ahead";

declare global {
  interface Window {
    /** The button that was pressed last before the page was awake (`scripts/build/start-scripts.ts`). */
    pressed?: HTMLElement | null;
  }
}

/**
 * What a browser does by itself on a full page load: after a client navigation, focus goes to the
 * new page's heading and its title is announced. Also marks the page as awake for the styles, presses
 * the button that was pressed before, takes links to this site through the router, and fetches pages
 * ahead.
 */
export function NavigationEffects() {
  const announcement = useAnnouncedNavigation();
  useInternalLinks();
  useFetchAhead();

  useEffect(() => {
    document.documentElement.dataset.awake = "";
    window.pressed?.click();
    window.pressed = window.onclick = null;
  }, []);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function useAnnouncedNavigation(): string {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The document's structured data is that of the page it was loaded as.
    document.querySelector("script[type='application/ld+json']")?.remove();
    setAnnouncement(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return announcement;
}

function useInternalLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = internalLink(event.target);
      if (!link) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const replace = link.href === window.location.href;
      // Outside the click React renders leaving and arriving as one.
      setTimeout(navigate, 0, to, { replace });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
