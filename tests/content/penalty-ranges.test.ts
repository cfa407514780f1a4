import { describe, expect, test } from "vitest";
import { penaltyRange } from "~/content/penalty-finder";
import { penaltyQuestions } from "~/content/penalty-questions";
import { inWords } from "~/tools/penalty-in-words";

/*
 * By hand from the tables of FA 2007 Sch 24, FA 2008 Sch 41 and HMRC's manuals: what went wrong by its
 * place in the list, where, and the ranges "unprompted | prompted"; * is the most of a category.
 */
const table: [what: number, where: number, when: number[], unprompted: string, prompted: string][] =
  [
    [0, 0, [0, 1, 2], "0%", "0%"],
    [0, 3, [0, 1, 2], "0%", "0%"],
    [1, 0, [0, 1, 2], "0% to 30%", "15% to 30%"],
    [2, 0, [0, 1, 2], "20% to 70%", "35% to 70%"],
    [3, 0, [0, 1, 2], "30% to 100%", "50% to 100%"],
    [4, 0, [0], "0% to 30%", "10% to 30%"],
    [4, 0, [1, 2], "10% to 30%", "20% to 30%"],
    [5, 0, [0, 1, 2], "20% to 70%", "35% to 70%"],
    [6, 0, [0, 1, 2], "30% to 100%", "50% to 100%"],
    [1, 1, [0, 1, 2], "*100%", "*100%"],
    [2, 1, [0, 1, 2], "*100%", "*100%"],
    [3, 1, [0, 1, 2], "*100%", "*100%"],
    [4, 1, [0, 1, 2], "*100%", "*100%"],
    [5, 1, [0, 1, 2], "30% to 70%", "45% to 70%"],
    [6, 1, [0, 1, 2], "40% to 100%", "60% to 100%"],
    ...[1, 2, 3, 4, 5, 6].map((what): [number, number, number[], string, string] => [
      what,
      2,
      [0, 1, 2],
      "*150%",
      "*150%",
    ]),
    [1, 3, [0, 1, 2], "0% to 60%", "30% to 60%"],
    [2, 3, [0, 1, 2], "50% to 140%", "80% to 140%"],
    [3, 3, [0, 1, 2], "70% to 200%", "110% to 200%"],
    ...[4, 5, 6].map((what): [number, number, number[], string, string] => [
      what,
      3,
      [0, 1, 2],
      "*200%",
      "*200%",
    ]),
    ...[1, 2, 3, 4, 5, 6].map((what): [number, number, number[], string, string] => [
      what,
      4,
      [0, 1, 2],
      "*200%",
      "*200%",
    ]),
  ];

const written = (what: number, who: number, when: number, where: number) => {
  const { fact, atMost } = penaltyRange({ what, who, when, where });
  return `${atMost ? "*" : ""}${fact.value}`;
};

describe("penaltyRange", () => {
  test.each(table)("what %i, where %i, when %j: %s | %s", (what, where, times, ...ranges) => {
    for (const when of times)
      ranges.forEach((range, who) => {
        expect(written(what, who, when, where)).toBe(range);
      });
  });

  test("the table has every case but care abroad, which is none anywhere", () => {
    const { what, where, when } = penaltyQuestions;
    const cases = table.reduce((sum, [, , times]) => sum + times.length, 0);
    expect(cases).toBe((what.options.length - 1) * where.options.length * when.options.length + 6);
  });
});

describe("its words", () => {
  const old = { what: 1, who: 1, when: 2, where: 0 };

  test("old errors: 10 points above the bottom of the range, never above its top", () => {
    expect(inWords(old, false).remarks.join()).toContain("below 25%");
    expect(inWords({ ...old, what: 4 }, false).remarks.join()).toContain("below 30%");
    expect(inWords({ ...old, where: 3 }, false).remarks.join()).toContain("below 40%");
    expect(inWords({ ...old, when: 1 }, false).remarks.join()).not.toContain("below");
  });

  test("for VAT, money abroad has the same range, and that is said", () => {
    const vat = inWords({ ...old, where: 3 }, true);
    expect(vat.range).toBe("15% to 30%");
    expect(vat.remarks.join()).toContain("For VAT this range applies");
  });

  test("where the facts have no range, it is not made up", () => {
    const unknown = inWords({ what: 1, who: 1, when: 0, where: 2 }, false);
    expect(unknown.range).toBeUndefined();
    expect(unknown.heading).not.toMatch(/\d/);
    expect(unknown.remarks.join()).toContain("do not give the range");
  });

  test("what was on purpose is for a solicitor first", () => {
    const isWarned = [0, 1, 2, 3, 4, 5, 6].map((what) =>
      inWords({ ...old, what }, false).remarks.some((remark) => remark.includes("solicitor")),
    );
    expect(isWarned).toEqual([false, false, true, true, false, true, true]);
  });

  test("with care there is none", () => {
    expect(inWords({ ...old, what: 0 }, false).heading).toBe("No penalty");
  });
});
