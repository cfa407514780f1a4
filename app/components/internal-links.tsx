import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { setPendingAddress } from "~/boot/pending-address";
import { settledPath } from "~/boot/settle-address";
import { internalLink } from "~/lib/internal-link";
import { UnreachedNotice } from "./unreached-notice";

/**
 * Takes every link to this site, those inside articles too, through the router. Without a connection
 * the page that is shown stays, with what was typed into it, and a line says so.
 */
export function InternalLinks() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const visited = useRef(new Set<string>());
  const [unreached, setUnreached] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arriving anywhere
  useEffect(() => {
    visited.current.add(pathname);
    setPendingAddress();
    setUnreached(undefined);
  }, [key]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = internalLink(event.target);
      if (!link) return;
      event.preventDefault();
      const path = settledPath(link.pathname);
      const to = path + link.search + link.hash;
      if (!navigator.onLine && !visited.current.has(path)) return setUnreached(to);
      setPendingAddress(to);
      navigate(to, { replace: link.href === window.location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  return (
    unreached && <UnreachedNotice address={unreached} onClose={() => setUnreached(undefined)} />
  );
}
