import { QueryClient } from "@tanstack/query-core";
import { createContext } from "react";
import { DATA_CACHE } from "~/config/constants";

/**
 * @param attempt how many tries have failed before, from 0
 * @returns milliseconds to wait before the next: 1 s, doubling, at most 30 s
 */
export function retryDelay(attempt: number): number {
  return Math.min(DATA_CACHE.firstRetryDelay * 2 ** attempt, DATA_CACHE.longestRetryDelay);
}

/** The data cache of the whole site, and the only one. The root provides it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: DATA_CACHE.retries,
      retryDelay,
      gcTime: DATA_CACHE.unusedEntriesKept,
      refetchOnWindowFocus: false,
    },
  },
});

/** How parts of a page come by the data cache. */
export const DataCache = createContext(queryClient);
