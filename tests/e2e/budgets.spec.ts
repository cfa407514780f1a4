import { byteRows } from "../../scripts/bench/bytes";
import { firstLoadRows } from "../../scripts/bench/first-load";
import { passes, describe as say } from "../../scripts/bench/row";
import { expect, test } from "./test";

test("documents, scripts and fonts keep their budgets of bytes", () => {
  expect(
    byteRows()
      .filter((row) => !passes(row))
      .map(say),
  ).toEqual([]);
});

test("no page asks for more scripts or other hosts than its budget allows", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const rows = await firstLoadRows({ browser, origin: baseURL ?? "" });
  expect(rows.filter((row) => !passes(row)).map(say)).toEqual([]);
});
