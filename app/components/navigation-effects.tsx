import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does by itself on a full page load: after a client navigation, focus goes to the
 * new page's heading and its title is announced. Also marks the page as awake for the styles.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.awake = "";
    delete dataset.asleep;
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The document's structured data is that of the page it was loaded as; browsers make none.
    document.querySelector("script[type='application/ld+json']")?.remove();
    setAnnouncement(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
