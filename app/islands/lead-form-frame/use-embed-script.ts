import { QueryClient } from "@tanstack/query-core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { firm } from "~/firm/firm";
import { DATA_CACHE } from "~/site/constants";

/** The data cache of all islands, and the only one. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: DATA_CACHE.retries,
      retryDelay: (failed) =>
        Math.min(DATA_CACHE.firstRetryDelay * 2 ** failed, DATA_CACHE.longestRetryDelay),
      gcTime: DATA_CACHE.unusedEntriesKept,
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * Keeps a provider's script in the document while the page is shown: added once on arrival, removed on
 * leaving, added anew when the browser brings the page back. The data cache's rules say when it is tried again.
 *
 * @param src the script's address
 * @returns whether the script has run or all tries have failed, which of the loads it is, and a way to begin anew
 */
export function useEmbedScript(src: string) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const [round, setRound] = useState(0);
  const shown = usePageShown();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    if (!shown) return;
    const queryKey = ["embed-script", src];
    const leaving = new AbortController();
    const report = (outcome: "loaded" | "failed") => {
      if (!leaving.signal.aborted) setState(outcome);
    };
    setState("loading");
    queryClient
      .fetchQuery({
        queryKey,
        networkMode: "always",
        queryFn: () => addScript(src, leaving.signal),
      })
      .then(
        () => report("loaded"),
        () => report("failed"),
      );
    return () => {
      leaving.abort();
      queryClient.removeQueries({ queryKey });
    };
  }, [src, round, shown]);

  return { state, load: `${round} ${shown}`, retry: () => setRound((last) => last + 1) };
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

interface Policy {
  createScriptURL: (address: string) => string;
}

/* Newer than the types know. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
};

/** The one address that a script may be added from, under the name that the security policy lists. */
const rules: Policy = {
  createScriptURL(address) {
    if (address === firm.leadForm.scriptUrl) return address;
    throw new TypeError(`No script may be added from ${address}.`);
  },
};

const policy = trustedTypes?.createPolicy("lead-form", rules) ?? rules;

/**
 * @param address where a script is
 * @returns the address, as a browser that enforces Trusted Types wants it
 * @throws TypeError if it is not the lead form provider's
 */
function trustedScript(address: string): string {
  return policy.createScriptURL(address);
}
