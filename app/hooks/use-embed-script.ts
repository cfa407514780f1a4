import { use, useEffect, useState } from "react";
import { DataCache } from "~/lib/query-client";

interface ScriptState {
  /** The script has run. */
  loaded: boolean;
  /** All tries have failed. */
  failed: boolean;
}

const loading: ScriptState = { loaded: false, failed: false };

/**
 * Keeps a provider's script in the document while the calling component is mounted: added once on
 * arrival, removed on leaving, added anew on return. The data cache's rules say when it is tried again.
 *
 * @param src the script's address
 * @returns whether the script has run, whether all tries have failed, and a way to begin anew
 */
export function useEmbedScript(src: string): ScriptState & { retry: () => void } {
  const dataCache = use(DataCache);
  const [state, setState] = useState(loading);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    const queryKey = ["embed-script", src];
    const leaving = new AbortController();
    const report = (loaded: boolean) => {
      if (!leaving.signal.aborted) setState({ loaded, failed: !loaded });
    };
    setState(loading);
    dataCache
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
      dataCache.removeQueries({ queryKey });
    };
  }, [dataCache, src, round]);

  return { ...state, retry: () => setRound((last) => last + 1) };
}

/**
 * @param src the script's address
 * @param signal takes the script out of the document again
 * @returns its address, when the script has run
 * @throws Error if the script cannot be loaded; it is then out of the document again
 */
function addScript(src: string, signal: AbortSignal): Promise<string> {
  const script = document.createElement("script");
  script.src = src;
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
