import { expect, test } from "vitest";
import { queryClient, retryDelay } from "./query-client";

test("retries wait 1 s, doubling, at most 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

test("three retries, and unused entries are kept for five minutes", () => {
  const { queries } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ retry: 3, retryDelay, gcTime: 300_000 });
});
