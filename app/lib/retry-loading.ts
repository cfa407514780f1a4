import { queryClient } from "./query-client";

/**
 * Tries again, by the data cache's rules, what has failed once.
 *
 * @param queryKey what it is, for the cache
 * @param failure what the first try ended with: it counts
 * @param load the next tries
 * @param signal ends the trying
 * @returns when a try has succeeded
 * @throws what the last try, or the end of trying, ended with
 */
export async function retryLoading(
  queryKey: readonly string[],
  failure: unknown,
  load: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener("abort", () => queryClient.cancelQueries({ queryKey }));
  const tries = [() => Promise.reject(failure)];
  await queryClient.fetchQuery({
    queryKey,
    networkMode: "always",
    queryFn: async () => {
      await (tries.pop() ?? load)();
      return null;
    },
  });
}
