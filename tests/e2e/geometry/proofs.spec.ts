import { expect, test } from "@playwright/test";
import type { Check } from "./in-page/lines";
import { look, missing, readOf } from "./look";

const tab = `<style>.file-tab { display: inline-block; vertical-align: bottom }</style><div><b class="file-tab">VAT</b></div>`;
const table = `<style>thead { clip-path: inset(50%) } td::before { content: attr(title) }</style><table><thead><tr><th>Delay<th>Penalty</thead><tr><th>One day`;
const sentence = "You have thirty days from its date to answer it.";

/** Pages by what each check must find in them: between « and » first as it is right, then as it is wrong. */
const proofs: Record<Check, string[]> = {
  twice: [
    `«<section><a href="#a">What is it?</a><h3 id="a">What is it?</h3></section>|<nav><h2>On this page</h2><ul><li><p>On this <b>page</b></p></li></ul></nav>»`,
    `«<ul><li>London <p>Contact this office</p><li>Dubai <p>Contact this office</p></ul>|<main><div>${sentence}</div><section>${sentence}</section></main>»`,
  ],
  overlap: [
    `«<h1 style="line-height: 1.06">A long heading of jagged type</h1>|<p>Some words here</p><p style="margin-top: -44px">Other words there</p>»`,
    `<p style="position: relative">It asks for<i style="position: absolute; inset: 0 auto 0 «-9px|30px»; border-left: 2px solid"></i></p>`,
    `<svg width="99" height="60"><text y="20">Above</text><text y="«50|26»">Below</text></svg>`,
    `<details><summary style="width: 320px">A question <svg style="margin-left: «0|-40px»" width="20" height="20"><path class="when-closed"/></svg></summary></details>`,
    `<h3 class="punched" style="margin: 0; background: radial-gradient(#000 5px, #fff 6px) 0 6px / 48px 12px repeat-x; padding-top: «24|4»px">31&nbsp;January</h3>`,
  ],
  covered: [
    `<div style="height: 999px"></div><p style="position: relative; z-index: 1">Read it</p><div style="height: 999px"></div><nav data-call-bar style="position: sticky; bottom: 0; z-index: «2|auto»; background: #fff">Call</nav>`,
    `<p style="margin: 0">Read it</p><div style="position: relative; margin-top: -«6|12»px; height: 40px; background: #fff"></div>`,
    `<p>Read it</p><a href="/" style="position: absolute; inset: 0; background: «none|#fff»"></a>`,
    `<svg width="99" height="40">«<path d="M0 0h99v40H0z"/><text y="20">Sixty days</text>|<text y="20">Sixty days</text><path d="M0 0h99v40H0z"/>»</svg>`,
  ],
  cut: [
    `<p style="overflow: hidden; «width: 120px|width: 90px; white-space: nowrap»">Words that go on</p>`,
    `<p style="overflow: hidden; «width: 1px; height: 1px|height: 40px»">One line<br>and another one</p>`,
    `<style>::details-content { overflow-y: clip; block-size: «auto|9px» }</style><details open><summary>A question</summary>The answer</details>`,
    `<p style="width: 90px">«several short words|Unternehmensgruendung»</p>`,
    `<div style="width: «150|90»px; border: 2px solid"><b style="display: inline-block; white-space: nowrap">0161 496 0000</b></div>`,
    `<p style="width: «350|450»px">Too wide</p>`,
    `<svg width="«90|30»" height="30"><text y="20">Day 60</text></svg>`,
    `<input style="width: «250|60»px" placeholder="name@example.com">`,
  ],
  tab: [
    `${tab}<div style="margin-left: «0|9px»">One sheet</div>`,
    `${tab}<div style="margin-top: «0|4px»">One sheet</div>`,
  ],
  table: [`${table}<td« title="Penalty: ">&pound;100|>&pound;100<td>10%»</table>`],
  broken: [
    `<p style="width: 9em">Call us on <a href="tel:1" style="white-space: «nowrap|normal»">0161 496 0000</a></p>`,
    `<h2 style="width: 6em; overflow-wrap: anywhere">About« |&nbsp;»tax« |&nbsp;»fraud</h2>`,
    `<h2 style="width: 7em">About <span style="white-space: «nowrap|normal»">First-tier</span></h2>`,
  ],
  parted: ["30 | days", "15+ | years", "day | 1", "7 | November", "Code of Practice | 9"].map(
    (pair) => `<p>It is <b>${pair.replace(" | ", "</b>«&nbsp;| »")}, or less</p>`,
  ),
  measure: [
    `<main style="width: «28|50»em"><p>${sentence.repeat(5)}</p></main>`,
    `<main style="width: «15|8»em"><p>${sentence.repeat(5)}</p></main>`,
  ],
};

const head = `<!doctype html><html lang="en"><style>body { margin: 24px; font: 18px/1.6 sans-serif }</style><body>`;

for (const [check, pages] of Object.entries(proofs)) {
  test(`“${check}” is found where it is, and only there`, async ({ page }) => {
    await page.setViewportSize({ width: check === "measure" ? 1280 : 400, height: 800 });
    for (const proof of pages) {
      for (const [which, expected] of Object.entries({ $1: [], $2: [check] })) {
        const body = proof.replace(/«(.*?)\|(.*?)»/g, which);
        await page.setContent(`${head}${body}`);
        const names = (await look(page)).map((what) => what.split(":")[0]);
        expect.soft([...new Set(names)], body).toEqual(expected);
      }
    }
  });
}

test("what is there on some widths only is found", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.setContent(
    `${head}<main>A <p>B</p><style>@media (width > 500px) { p { display: none } }`,
  );
  const { words } = await readOf(page);
  await page.setViewportSize({ width: 600, height: 800 });
  expect(missing(words, (await readOf(page)).words)).toEqual(["B"]);
});
