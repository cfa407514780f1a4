import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "./query-client";

/**
 * Adds a provider's script to the page.
 *
 * @param src the script's address
 * @param signal aborts the loading and takes the script out again
 * @returns the address, once the script has run
 * @throws Error if the script cannot be loaded; it is then out of the document again
 */
function addScript(src: string, signal: AbortSignal): Promise<string> {
  removeScript(src);
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(src);
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    signal.addEventListener("abort", () => script.remove());
    document.body.append(script);
  });
}

function removeScript(src: string) {
  document.querySelectorAll(`script[src="${CSS.escape(src)}"]`).forEach((script) => {
    script.remove();
  });
}

/**
 * Keeps a provider's script in the document exactly while the calling component is mounted: added
 * once on arrival, removed on leaving, added anew on return. Failed loads follow the data cache's
 * retry rules.
 *
 * @param src the script's address
 * @returns whether the script has run, whether all tries have failed, and a way to try again
 */
export function useEmbedScript(src: string) {
  const query = useQuery(
    {
      queryKey: ["embed-script", src],
      queryFn: ({ signal }) => addScript(src, signal),
      networkMode: "always",
      refetchOnMount: "always",
      refetchOnReconnect: false,
    },
    queryClient,
  );

  useEffect(() => () => removeScript(src), [src]);

  return {
    loaded: query.isSuccess && !query.isFetching,
    failed: query.isError && !query.isFetching,
    retry: query.refetch,
  };
}
