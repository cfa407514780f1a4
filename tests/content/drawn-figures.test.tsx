import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DayCells, daysOf } from "~/app/islands/deadline/deadline-slip";
import RentShares from "~/app/pages/article/drawings/rent-shares";
import { Clock } from "~/app/pages/defence/clock";
import { LedgerColumns, Payslip, TillReceipt } from "~/app/parts/drawings/books";
import { DayStrip } from "~/app/parts/passages/day-strip";
import { RangeTable } from "~/app/parts/passages/range-table";
import { limits } from "~/words/deadlines/limits";
import { type Count, days, type Percent, percent, years } from "~/words/facts/figures";
import { written } from "~/words/facts/written";
import { fact } from "../fixtures/fact";

/* What is drawn says the same as the words beside it. */

/** A table of these figures: two in its first row, one in each of the others. */
function tableOf([first, second, ...others]: (Percent | Count)[], today?: string): string {
  const figure = (value: Percent | Count) => ({
    fact: fact(value, { id: `topic.${written(value)}` }),
  });
  const pair = [first, second].flatMap((value) =>
    value ? [{ ...figure(value), label: "First" }] : [],
  );
  return renderToStaticMarkup(
    <RangeTable
      caption="Ranges"
      columns={["What", "Who", "Range"]}
      scale={{ square: 10, numbered: 50, ...(today && { today }) }}
      rows={[
        { heading: "A pair", figures: pair },
        ...others.map((value) => ({ heading: "One alone", figures: [figure(value)] })),
      ]}
      notes={[]}
    />,
  );
}

/** From where to how far the parts of each bar reach: the bar, if there is one, and its tick. */
const placesIn = (table: string) =>
  [...table.matchAll(/<rect x="(.*?)" y="50%" width="(.*?)"/g)].map(
    ([, x, width]) => `${x} ${width}`,
  );

test("a bar lies where its figure does on the scale of the furthest, with a tick at its end", () => {
  const places = placesIn(tableOf([percent(20, 70), percent(30, 200)]));
  expect(places).toEqual(["10% 25%", "35% 4", "15% 85%", "100% 4"]);
});

test("a bar reaches back from the right where the scale ends today", () => {
  const places = placesIn(tableOf([years(6), years(20)], "today"));
  expect(places).toEqual(["70% 30%", "70% 4", "0% 100%", "0% 4"]);
});

test("a single point is a line to its tick", () => {
  const table = tableOf([percent(20), percent(30, 200)]);
  expect(table).toContain('<line x2="10%" y1="50%"');
  expect(placesIn(table)[0]).toBe("10% 4");
});

test("a row's heading is told with each of its figures", () => {
  const table = tableOf([percent(20, 70), percent(35, 70), percent(0, 30)]);
  expect(table).toMatch(/<th scope="rowgroup" rowSpan="2"[^>]*>A pair</);
  expect(table).toMatch(/<th scope="row" rowSpan="1"[^>]*>One alone</);
});

test("a strip has one box for each day, and marks only the last", () => {
  const words = { first: "The letter", last: "The last day", caption: "60 days" };
  const strip = renderToStaticMarkup(<DayStrip time={fact(days(60))} {...words} />);
  const [, boxes = ""] =
    /<div class="grid grid-cols-10[^>]*>(.*?<span[^>]*>60<\/span><\/div>)/s.exec(strip) ?? [];
  const grounds = [...boxes.matchAll(/<div([^>]*)>/g)].map(([, has]) => has?.includes("bg-marker"));
  expect(grounds).toEqual([...Array<boolean>(59).fill(false), true]);
});

const counted = [...limits.values()].flatMap(({ counting }) => daysOf(counting) ?? []);

test.each([...new Set(counted)])("each of %i days has a box of its own, in sight", (count) => {
  const cells = renderToStaticMarkup(<DayCells days={count} />);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(cells) ?? [];
  const boxes = [...cells.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)];
  const ends = boxes.map(([, x, y, wide, tall]) => ({
    right: Number(x) + Number(wide),
    bottom: Number(y) + Number(tall),
  }));
  expect(new Set(boxes.map(([place]) => place)).size, "places of boxes").toBe(count);
  expect(Math.max(...ends.map(({ right }) => right))).toBeLessThanOrEqual(Number(width));
  expect(Math.max(...ends.map(({ bottom }) => bottom))).toBeLessThanOrEqual(Number(height));
});

test("the number of a clock’s days begins its heading", () => {
  const strip = { time: fact(days(60)), first: "The letter", last: "The last day" };
  const clock = renderToStaticMarkup(<Clock heading="days to answer" text="" strip={strip} />);
  const [, heading = ""] = /<h2[^>]*>(.*?)<\/h2>/.exec(clock) ?? [];
  expect(heading.replace(/<[^>]*>/g, "")).toMatch(/^60\sdays to answer$/);
});

test("a bar of rent is cut where its parts end, and what is taxed reaches from the end of the first to the end", () => {
  const parts = [200, 300, 100, 400].map((amount) => ({ label: `£${amount}`, amount }));
  const landlords = [{ heading: "One landlord", taxed: "Taxed: £800", parts }];
  const drawn = renderToStaticMarkup(<RentShares caption="A year" landlords={landlords} />);
  const cuts = [...drawn.matchAll(/<rect x="(.*?)" y="18" width="(.*?)"/g)];
  expect(cuts.map(([, x, width]) => `${x} ${width}`)).toEqual([
    "0.00% 20.00%",
    "20.00% 30.00%",
    "50.00% 10.00%",
    "60.00% 40.00%",
  ]);
  const lines = [...drawn.matchAll(/<line x1="(.*?)" x2="(.*?)"/g)];
  expect(lines.map(([, x1, x2]) => `${x1} ${x2}`)).toEqual([
    "20.00% 100%",
    "20.00% 20.00%",
    "100% 100%",
  ]);
});

/** The figures that are printed in a drawing, in their order. */
const printedIn = (Drawn: () => React.JSX.Element) =>
  [...renderToStaticMarkup(<Drawn />).matchAll(/>([\d.,]+)<\/tspan>/g)].map(([, figure = ""]) =>
    Number(figure.replace(",", "")),
  );

test("a drawn payslip, receipt and cash book add up", () => {
  const [, hours = 0, rate = 0, pay = 0, tax = 0, loan = 0, net] = printedIn(Payslip);
  expect([hours * rate, pay - tax - loan]).toEqual([pay, net]);
  const [paper = 0, ink = 0, vat = 0, total] = printedIn(TillReceipt).slice(-4);
  expect(paper + ink + vat).toBe(total);
  const [till = 0, cards = 0, rent = 0, fuel = 0, ...sums] = printedIn(LedgerColumns).slice(-6);
  expect([till + cards, rent + fuel]).toEqual(sums);
});
