import { describe, expect, test } from "vitest";
import { readTypedDate } from "./typed-date";

describe("readTypedDate", () => {
  test.each([
    ["3 November 2026", "2026-11-03"],
    ["3 nov 26", "2026-11-03"],
    ["3rd of November, 2026", "2026-11-03"],
    ["Tuesday 3rd Nov 2026", "2026-11-03"],
    ["Tue 3 November 2026", "2026-11-03"],
    ["Thu 5 Nov 2026", "2026-11-05"],
    ["Wednesday, 4 March 2026", "2026-03-04"],
    ["1 May 2026", "2026-05-01"],
    ["22nd Sept 2026", "2026-09-22"],
    ["03/11/2026", "2026-11-03"],
    ["3.11.26", "2026-11-03"],
    ["3-11-2026", "2026-11-03"],
    ["3 11 2026", "2026-11-03"],
    ["2026-11-03", "2026-11-03"],
    ["  29 February 2028 ", "2028-02-29"],
    ["Nov 2 2026", "2026-11-02"],
    ["November 2nd, 2026", "2026-11-02"],
    // As long as a year.
    ["June 3 2026", "2026-06-03"],
    ["Weds 4 November", "2026-11-04"],
    ["dated 2 November 2026", "2026-11-02"],
    ["Date of issue 3 November 2026", "2026-11-03"],
    ["letter issued on 3 November 2026", "2026-11-03"],
    ["３/１１/２０２６", "2026-11-03"],
    ["２０２６年１１月３日", "2026-11-03"],
    ["20 January", "2027-01-20"],
    ["3 November", "2026-11-03"],
  ])("reads “%s”", (typed, day) => {
    expect(readTypedDate(typed, "2026-11-23")).toBe(day);
  });

  test.each([
    ["28 December", "2027-01-02", "2026-12-28"],
    ["28 December", "2027-06-20", "2026-12-28"],
    ["28 Dec", "2026-07-02", "2026-12-28"],
  ])("reads “%s” without a year on %s as the nearest one, %s", (typed, today, day) => {
    expect(readTypedDate(typed, today)).toBe(day);
  });

  test.each([
    ["15 April", "2026-04-15"],
    ["5 December", "2026-12-05"],
    ["28 December", "2025-12-28"],
  ])("reads “%s” without a year on a letter as %s: no letter is dated far ahead", (typed, day) => {
    expect(readTypedDate(typed, "2026-11-23", true)).toBe(day);
  });

  test.each([
    "",
    "soon",
    "11/30/2026",
    "30 February 2026",
    "29 February 2026",
    "31.04.2026",
    "0/11/2026",
    "3/13/2026",
    "3 Ma 2026",
    "3 Foo 2026",
    "3 November 202",
    "3 4 5 2026",
    "31/12/20266",
  ])("finds no day in “%s”", (typed) => {
    expect(readTypedDate(typed, "2026-11-23")).toBeUndefined();
  });
});
