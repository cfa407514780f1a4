import { QueryClient } from "@tanstack/query-core";
import { DATA_CACHE } from "~/site/constants";

/**
 * @param attempt how many tries have failed before, from 0
 * @returns milliseconds to wait before the next: 1 s, doubling, at most 30 s
 */
function retryDelay(attempt: number): number {
  return Math.min(DATA_CACHE.firstRetryDelay * 2 ** attempt, DATA_CACHE.longestRetryDelay);
}

/** The data cache of all islands, and the only one. */
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
