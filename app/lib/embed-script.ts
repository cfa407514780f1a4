import { useEffect, useState } from "react";

interface ScriptState {
  /** The script has run. */
  loaded: boolean;
  /** All tries have failed. */
  failed: boolean;
}

const loading: ScriptState = { loaded: false, failed: false };

/**
 * Keeps a provider's script in the document while the calling component is mounted: added once when
 * it is wanted, removed on leaving, added anew on return. If the first load fails, the data cache is
 * fetched, and its rules say when to try again.
 *
 * @param src the script's address
 * @param isWanted true once what the script looks for when it runs is in the document
 * @returns whether the script has run, whether all tries have failed, and a way to begin anew
 */
export function useEmbedScript(
  src: string,
  isWanted: boolean,
): ScriptState & { retry: () => void } {
  const [state, setState] = useState(loading);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const report = (loaded: boolean) => {
      if (!signal.aborted) setState({ loaded, failed: !loaded });
    };
    const retry = async (failure: unknown) => {
      if (signal.aborted) return;
      const { retryLoading } = await import("./retry-loading");
      await retryLoading(["embed-script", src], failure, () => addScript(src, signal), signal);
    };
    setState(loading);
    addScript(src, signal)
      .catch(retry)
      .then(() => report(true))
      .catch(() => report(false));
    return () => leaving.abort();
  }, [src, isWanted, round]);

  return { ...state, retry: () => setRound((last) => last + 1) };
}

/**
 * @param src the script's address
 * @param signal takes the script out of the document again
 * @returns when the script has run
 * @throws Error if the script cannot be loaded; it is then out of the document again
 */
function addScript(src: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  signal.addEventListener("abort", () => script.remove());
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    document.body.append(script);
  });
}
