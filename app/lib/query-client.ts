import { QueryClient } from "@tanstack/react-query";
import { DATA_CACHE } from "~/config/constants";

/**
 * @param attempt how many tries have failed before, from 0
 * @returns milliseconds to wait before the next: 1 s, doubling, at most 30 s
 */
export function retryDelay(attempt: number): number {
  return Math.min(DATA_CACHE.firstRetryDelay * 2 ** attempt, DATA_CACHE.longestRetryDelay);
}

/** @returns the data cache that the root provides to the whole site */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: DATA_CACHE.retries,
        retryDelay,
        gcTime: DATA_CACHE.unusedEntriesKept,
        refetchOnWindowFocus: false,
      },
    },
  });
}
