import { byteRows } from "../../scripts/bench/bytes";
import { firstLoadRows } from "../../scripts/bench/first-load";
import { passes, type Row, describe as say } from "../../scripts/bench/row";
import { expect, test } from "./test";

/** The rows that miss their budget. */
const missed = (rows: Row[]) => rows.filter((row) => !passes(row)).map(say);

test("documents, scripts and fonts keep their budgets of bytes", () => {
  expect(missed(byteRows())).toEqual([]);
});

test("no page asks for more scripts or other hosts than its budget allows", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  expect(missed(await firstLoadRows({ browser, origin: baseURL ?? "" }))).toEqual([]);
});
