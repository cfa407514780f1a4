import { expect, test } from "@playwright/test";
import type { Check } from "./in-page";
import { giveEyes, look, unequal } from "./look";

const tab = `<style>.file-tab { display: inline-block; vertical-align: bottom }</style>
  <div><b class="file-tab">VAT</b></div><div`;
const table = `<style>thead { clip-path: inset(50%) } td::before { content: attr(title) }</style>
  <table><thead><tr><th>Delay<th>Penalty</thead><tr><th>One day<td`;
const leaf = `<h3 class="punched" style="margin: 0; background: radial-gradient(#000 5px, #fff 6px) 0 6px / 48px 12px repeat-x; padding-top:`;
const sentence = "You have thirty days from its date to answer it.";
const text = `<p>${sentence.repeat(12)}</p><p>${sentence}</p>`;
const steps = [...Array(9).keys()].map((at) => `<p style="font-size: ${at + 9}px">a</p>`);

const beneath = (pixels: number) =>
  `<p style="margin: 0">Read it</p><div style="position: relative; margin-top: -${pixels}px; height: 40px; background: #fff"></div>`;

/** Each check finds the defect that it is there for, and says nothing of what is right. */
const proofs: Record<Check, [right: string, wrong: string][]> = {
  twice: [
    [
      `<section><a href="#a">What is it?</a><h3 id="a">What is it?</h3></section>`,
      `<nav><h2>On this page</h2><ul><li><p>On this <b>page</b></p></li></ul></nav>`,
    ],
    [
      `<ul><li>London <p>Contact this office</p><li>Dubai <p>Contact this office</p></ul>`,
      `<main><div>${sentence}</div><section>${sentence}</section></main>`,
    ],
  ],
  overlap: [
    [
      `<h1 style="line-height: 1.06">A long heading of jagged type</h1>`,
      `<p>Some words here</p><p style="margin-top: -44px">Other words there</p>`,
    ],
    [
      `<svg width="99" height="60"><text y="20">Above</text><text y="50">Below</text></svg>`,
      `<svg width="99" height="60"><text y="20">Above</text><text y="26">Below</text></svg>`,
    ],
  ],
  plus: [
    [
      `<details><summary style="width: 320px">A question <svg width="20" height="20"><path class="when-closed"/></svg></summary></details>`,
      `<details><summary style="width: 320px">A question <svg style="margin-left: -40px" width="20" height="20"><path class="when-closed"/></svg></summary></details>`,
    ],
  ],
  hole: [[`${leaf} 24px">31 January</h3>`, `${leaf} 4px">31 January</h3>`]],
  covered: [
    [beneath(6), beneath(12)],
    [
      `<p>Read it</p><a href="/" style="position: absolute; inset: 0"></a>`,
      `<p>Read it</p><i style="position: absolute; inset: 0; background: #fff"></i>`,
    ],
    [
      `<svg width="99" height="40"><path d="M0 0h99v40H0z"/><text y="20">Sixty days</text></svg>`,
      `<svg width="99" height="40"><text y="20">Sixty days</text><path d="M0 0h99v40H0z"/></svg>`,
    ],
  ],
  cut: [
    [
      `<p style="width: 120px; overflow: hidden">Words that go on</p>`,
      `<p style="width: 90px; overflow: hidden; white-space: nowrap">Words that go on</p>`,
    ],
    [
      `<p style="width: 1px; height: 1px; overflow: hidden">For ears alone</p>`,
      `<p style="height: 40px; overflow: hidden">One line<br>and another one</p>`,
    ],
    [
      `<details open><summary>A question</summary>The answer</details>`,
      `<style>::details-content { overflow-y: clip; block-size: 9px }</style>
        <details open><summary>A question</summary>The answer</details>`,
    ],
    [
      `<p style="width: 90px">several short words</p>`,
      `<p style="width: 90px">Unternehmensgruendung</p>`,
    ],
    [
      `<div style="width: 150px; border: 2px solid"><b style="display: inline-block">0161 496 0000</b></div>`,
      `<div style="width: 90px; border: 2px solid"><b style="display: inline-block; white-space: nowrap">0161 496 0000</b></div>`,
    ],
    [`<p style="width: 350px">Not too wide</p>`, `<p style="width: 450px">Too wide</p>`],
    [
      `<svg width="90" height="30"><text y="20">Day 60</text></svg>`,
      `<svg width="30" height="30"><text y="20">Day 60</text></svg>`,
    ],
    [
      `<input style="width: 250px" placeholder="name@example.com">`,
      `<input style="width: 60px" placeholder="name@example.com">`,
    ],
  ],
  tab: [
    [`${tab}>One sheet</div>`, `${tab} style="margin-left: 9px">One sheet</div>`],
    [`${tab}>One sheet</div>`, `${tab} style="margin-top: 4px">One sheet</div>`],
  ],
  table: [[`${table} title="Penalty: ">&pound;100</table>`, `${table}>&pound;100<td>10%</table>`]],
  broken: [
    [
      `<p style="width: 9em">Call us on <a href="tel:1" style="white-space: nowrap">0161 496 0000</a></p>`,
      `<p style="width: 9em">Call us on <a href="tel:1">0161 496 0000</a></p>`,
    ],
    [
      `<h2 style="width: 6em; overflow-wrap: anywhere">About tax fraud</h2>`,
      `<h2 style="width: 6em; overflow-wrap: anywhere">About&nbsp;tax&nbsp;fraud</h2>`,
    ],
  ],
  parted: [
    ...["30 / days", "15+ / years", "day / 1", "7 / November", "Code of Practice / 9"].map(
      (pair): [string, string] => [
        `<p>It is <b>${pair.replace(" / ", "</b> ")}, or<br>less</p>`,
        `<p>It is <b>${pair.replace(" / ", "</b><br>")}, or less</p>`,
      ],
    ),
    ["<h2>First-tier<br>Tribunal</h2><p>First-<br>tier</p>", "<h2>First-<br>tier Tribunal</h2>"],
  ],
  stub: [
    [
      `<p style="font-size: 22px">The letter<br>that came for you</p><p>The letter<br>came</p>`,
      `<p style="font-size: 22px">The letter that came for<br>you</p>`,
    ],
  ],
  measure: [
    [`<main style="width: 28em">${text}</main>`, `<main style="width: 50em">${text}</main>`],
    [
      `<main style="width: 18em"><ul><li>${text}</ul></main>`,
      `<main style="width: 18em">${text}</main>`,
    ],
  ],
  sizes: [[steps.slice(1).join(""), steps.join("")]],
};

for (const [check, pairs] of Object.entries(proofs)) {
  test(`“${check}” is found where it is, and only there`, async ({ page }) => {
    await page.setViewportSize({ width: check === "measure" ? 1280 : 400, height: 800 });
    for (const body of pairs.flat()) {
      await page.setContent(`<!doctype html><html lang="en"><style>
        body { margin: 24px; font: 18px/1.6 sans-serif }</style><body>${body}</body></html>`);
      await giveEyes(page);
      const names = (await look(page)).map((what) => what.split(":")[0]);
      const isWrong = pairs.some(([, wrong]) => wrong === body);
      expect.soft([...new Set(names)], body).toEqual(isWrong ? [check] : []);
    }
  });
}

test("what is there on some widths only is found", async ({ page }) => {
  const style = "<style>@media (width > 500px) { p { display: none } }</style>";
  await page.setContent(`<main>A <p>B</p></main>${style}`);
  await giveEyes(page);
  const words = new Map<number, string[]>();
  for (const width of [400, 600]) {
    await page.setViewportSize({ width, height: 800 });
    words.set(width, await page.evaluate(() => window.geometry.read().words));
  }
  expect(unequal(words)).toEqual(["“B” is missing at 600"]);
});
