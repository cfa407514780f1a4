import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { queryClient } from "./query-client";
import { trustedScript } from "./trusted-script";

interface ScriptState {
  /** The script has run. */
  loaded: boolean;
  /** All tries have failed. */
  failed: boolean;
}

const loading: ScriptState = { loaded: false, failed: false };

/**
 * Keeps a provider's script in the document while the page is shown: added once on arrival, removed on
 * leaving, added anew when the browser brings the page back. The data cache's rules say when it is tried again.
 *
 * @param src the script's address
 * @returns whether the script has run, whether all tries have failed, and a way to begin anew
 */
export function useEmbedScript(src: string): ScriptState & { retry: () => void } {
  const [state, setState] = useState(loading);
  const [round, setRound] = useState(0);
  const shown = usePageShown();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    if (!shown) return;
    const queryKey = ["embed-script", src];
    const leaving = new AbortController();
    const report = (loaded: boolean) => {
      if (!leaving.signal.aborted) setState({ loaded, failed: !loaded });
    };
    setState(loading);
    queryClient
      .fetchQuery({
        queryKey,
        networkMode: "always",
        queryFn: () => addScript(src, leaving.signal),
      })
      .then(
        () => report(true),
        () => report(false),
      );
    return () => {
      leaving.abort();
      queryClient.removeQueries({ queryKey });
    };
  }, [src, round, shown]);

  return { ...state, retry: () => setRound((last) => last + 1) };
}

/** @returns whether the page is shown: not while the browser only keeps it for whoever comes back */
function usePageShown(): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("pagehide", () => flushSync(() => setShown(false)), listening);
    window.addEventListener("pageshow", () => setShown(true), listening);
    return () => listening.abort();
  }, []);
  return shown;
}

/**
 * @param src the script's address
 * @param signal takes the script out of the document again
 * @returns its address, when the script has run
 * @throws Error if the script cannot be loaded; it is then out of the document again
 */
function addScript(src: string, signal: AbortSignal): Promise<string> {
  const script = document.createElement("script");
  script.src = trustedScript(src);
  script.async = true;
  signal.addEventListener("abort", () => script.remove());
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(src);
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    document.body.append(script);
  });
}
