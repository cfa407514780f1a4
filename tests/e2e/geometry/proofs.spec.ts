import { expect, type Page, test } from "@playwright/test";
import { faintWords, giveEyes, look, unequal } from "./look";

/* Each check finds the defect that it is there for, and says nothing of what is right. */

interface Proof {
  check: string;
  right: string;
  wrong: string;
  /** What it must say, besides its name. */
  says?: string;
}

const table = (label: string, frame = "") => `
  <style>thead { position: absolute; clip-path: inset(50%) } td::before { content: attr(title) }</style>
  <div style="width: 300px; ${frame}"><table>
    <thead><tr><th>Delay<th>Penalty</thead>
    <tbody><tr><th>One day<td title="${label}">&pound;100</tbody>
  </table></div>`;

const margin = (classes: string) => `
  <style>.margin-row > :last-child { border-left: 2px solid red } .feint { border-color: blue !important }</style>
  <div class="margin-row"><p>60 days</p><p class="${classes}">to answer</p></div>`;

const open = (height: string) => `
  <style>details::details-content { overflow-y: clip; block-size: ${height} }</style>
  <details open><summary style="height: 44px">A question of a visitor</summary><div>The answer to it</div></details>`;

const tabStyle = `<style>.file-tab { display: inline-block; line-height: 1.5; vertical-align: bottom }</style>`;

const proofs: Proof[] = [
  {
    check: "twice",
    right: `<section><h2>On this page</h2><a href="#a">What is it?</a><h3 id="a">What is it?</h3></section>`,
    wrong: `<nav><h2>On this page</h2><ul><li><p>On this <b>page</b></p></li></ul></nav>`,
  },
  {
    check: "twice",
    right: `<ul><li>Manchester <p>Contact this office</p><li>Dubai <p>Contact this office</p></ul>`,
    wrong: `<main><div>You have thirty days from its date to answer it.</div>
      <section>You have thirty days from its date to answer it.</section></main>`,
  },
  {
    check: "overlap",
    right: `<h1>A long heading of jagged type</h1><style>h1 { font-size: 60px; line-height: 1.06 }</style>`,
    wrong: `<p>Some words here</p><p style="margin-top: -44px">Other words there</p>`,
  },
  {
    check: "overlap",
    right: `<svg width="200" height="60"><text y="20">Above it</text><text y="50">Below it</text></svg>`,
    wrong: `<svg width="200" height="60"><text y="20">Above it</text><text y="26">Below it</text></svg>`,
  },
  {
    check: "covered",
    right: `<div style="position: relative">Read it <a href="/" style="position: absolute; inset: 0; height: 44px"></a></div>`,
    wrong: `<p>Read it</p><i style="position: absolute; inset: 0 0 500px; background: #fff; pointer-events: none"></i>`,
  },
  {
    check: "covered",
    right: `<svg width="300" height="60"><path d="M0 0h300v50H0z" fill="none" stroke="red"/><text x="9" y="30">Sixty days</text></svg>`,
    wrong: `<svg width="300" height="60"><text x="9" y="30">Sixty days</text><path d="M0 0h300v50H0z" fill="red"/></svg>`,
  },
  {
    check: "cut",
    right: `<p style="width: 120px; overflow: hidden">Words that go on</p>`,
    wrong: `<p style="width: 90px; overflow: hidden; white-space: nowrap">Words that go on</p>`,
    says: "is cut off by p",
  },
  {
    check: "cut",
    right: `<div style="height: 30px; overflow: hidden">One line</div>`,
    wrong: `<div style="height: 30px; overflow: hidden">One line<p>and another one</p></div>`,
    says: "is cut off by div",
  },
  {
    check: "cut",
    right: open("auto"),
    wrong: open("12px"),
    says: "is cut off by details",
  },
  {
    check: "cut",
    right: `<p style="width: 350px">Nothing is too wide</p>`,
    wrong: `<p style="width: 450px">Something that is far too wide for any phone</p>`,
    says: "leaves the window|pixels too wide",
  },
  {
    check: "wide",
    right: `<div style="width: 90px">several short words</div>`,
    wrong: `<div style="width: 90px">Unternehmensgruendung</div>`,
    says: "is wider than its div",
  },
  {
    check: "cut",
    right: `<input style="width: 250px; height: 44px" placeholder="name@example.com">`,
    wrong: `<input style="width: 60px; height: 44px" placeholder="name@example.com">`,
    says: "cut off by its field",
  },
  {
    check: "table",
    right: table("Penalty: "),
    wrong: table("Delay: "),
    says: "not called “Penalty”",
  },
  {
    check: "table",
    right: table("Penalty: "),
    wrong: `<div style="width: 300px; overflow-x: auto"><table style="min-width: 900px"><tbody>
      <tr><th style="width: 800px">Mortgage interest<td>Not allowed</table></div>`,
    says: "“Not allowed” in a table is out of sight",
  },
  {
    check: "letters",
    right: `<h2 class="tight">Tax advisory</h2><style>.tight { letter-spacing: -0.015em }</style>`,
    wrong: `<h2 style="letter-spacing: -0.065em">Tax advisory</h2>`,
    says: "letter-spacing",
  },
  { check: "motif", right: margin(""), wrong: margin("feint"), says: "rule at the left" },
  {
    check: "broken",
    right: `<p style="width: 9em">Call us on <a href="tel:1" style="white-space: nowrap">0161 496 0000</a></p>`,
    wrong: `<p style="width: 9em">Call us on <a href="tel:1">0161 496 0000</a></p>`,
    says: "goes over lines",
  },
  {
    check: "tab",
    right: `<div style="border-bottom: 2px solid"><b class="file-tab">VAT</b></div>
      <b class="file-tab">Worksheets</b><div>One sheet</div>${tabStyle}`,
    wrong: `<b class="file-tab" style="margin-left: 9px">Worksheets</b><div>One sheet</div>${tabStyle}`,
    says: "9 pixels aside and 0 above",
  },
  {
    check: "tab",
    right: `<div><b class="file-tab">Guide</b></div><div>One sheet</div>${tabStyle}`,
    wrong: `<div><b class="file-tab">Guide</b></div><div style="margin-top: 4px">One sheet</div>${tabStyle}`,
    says: "0 pixels aside and 4 above",
  },
  {
    check: "target",
    right: `<a href="/">A line of a list</a><p>In a <a href="/">sentence</a>.</p>`,
    wrong: `<p><a href="/">One</a></p><p><a href="/">Two</a></p><style>p { margin: 0; line-height: 1 }</style>`,
    says: "not 24",
  },
  {
    check: "target",
    right: `<button style="height: 44px">Send it</button>`,
    wrong: `<button style="height: 40px">Send it</button>`,
    says: "not 44",
  },
  {
    check: "ring",
    right: `<div style="overflow: hidden; padding: 8px"><button style="height: 44px">Copy</button></div>`,
    wrong: `<div style="overflow: hidden"><button style="height: 44px">Copy</button></div>`,
  },
  {
    check: "ring",
    right: `<button style="height: 44px; margin-left: 0">Copy the address</button>`,
    wrong: `<button style="height: 44px; margin-left: -24px">Copy the address</button>`,
    says: "by the window",
  },
  {
    check: "pinned",
    right: `<nav data-call-bar style="position: sticky; bottom: 0; background: #fff">Call</nav><p>Words</p>`,
    wrong: `<h2 style="position: sticky; top: 0">A heading</h2><p style="margin-top: 90px">Words</p>`,
  },
];

async function show(page: Page, body: string) {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.setContent(`<!doctype html><html lang="en"><style>
    body { margin: 24px; font: 18px/1.6 sans-serif; } a { display: inline-block; min-height: 24px; }
    p a { display: inline } :focus-visible { outline: 3px solid; outline-offset: 3px; }
  </style><body>${body}</body></html>`);
  await giveEyes(page);
}

for (const [index, { check, right, wrong, says = "" }] of proofs.entries()) {
  test(`${check} is found where it is, and only there (${index + 1})`, async ({ page }) => {
    await show(page, right);
    expect(await look(page)).toEqual([]);
    await show(page, wrong);
    const found = await look(page);
    expect(found.join("\n")).toMatch(new RegExp(`${check}: .*(${says})`));
    expect(found.filter((what) => !what.startsWith(check))).toEqual([]);
  });
}

const colours = {
  "on its own ground": [
    `<p style="background: #0a3629; color: #fff">Call us</p>`,
    `<p style="background: #0a3629; color: #234">Call us</p>`,
  ],
  "over a drawing": [
    `<p style="position: relative">Call us</p><i style="position: absolute; inset: 0; background: #ff0; z-index: -1"></i>`,
    `<p style="position: relative">Call us</p><i style="position: absolute; inset: 0; background: #222; z-index: -1"></i>`,
  ],
  "half faded": [`<p style="opacity: 0.8">Call us</p>`, `<p style="opacity: 0.4">Call us</p>`],
  "in a drawing": [
    `<svg width="99" height="40"><path d="M0 0h99v40H0z" fill="#fff"/><text y="20" fill="#333">Call</text></svg>`,
    `<svg width="99" height="40"><path d="M0 0h99v40H0z" fill="#fff"/><text y="20" fill="#ddd">Call</text></svg>`,
  ],
};

for (const [where, [right = "", wrong = ""]] of Object.entries(colours)) {
  test(`faint words are found ${where}, and only there`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await show(page, right);
    expect(await faintWords(page, browser)).toEqual([]);
    await show(page, wrong);
    expect(await faintWords(page, browser)).toEqual([expect.stringContaining("Call")]);
  });
}

test("what is there on some widths only is found", async ({ page }) => {
  await show(
    page,
    `<main>A <p>B</p></main><style>@media (width > 500px) { p { display: none } }</style>`,
  );
  const words = new Map<number, string[]>();
  for (const width of [400, 600]) {
    await page.setViewportSize({ width, height: 800 });
    words.set(width, await page.evaluate(() => window.geometry.words()));
  }
  expect(unequal(words)).toEqual(["“B” is missing at 600"]);
});
