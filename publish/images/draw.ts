import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { firm } from "../../firm/firm.ts";
import type { Site } from "../../programs/site.ts";
import { colours } from "../../site/colours.ts";
import { pathOf } from "../../site/pages.ts";
import type { SocialCard } from "./cards.ts";

/** The project's file at a path, such as `public/favicon.svg`. */
const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Draws a social card: its headline and the firm's name, beside a drawing's markup. */
export async function drawSocialCard(
  { browser, origin }: Pick<Site, "browser" | "origin">,
  { headline, path, shownOn }: SocialCard,
  drawing: string,
) {
  // The site's policy would refuse the card's own styles.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  await page.goto(`${origin}${pathOf(shownOn)}`);
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(
    ([headline, name, drawing]) => {
      document.body.innerHTML = `
        <div style="position:relative;width:1200px;height:630px;overflow:hidden;background:var(--paper);border-bottom:2px solid var(--ink)">
          <div style="position:absolute;inset:0 0 0 72px;width:540px;display:grid;align-content:center;overflow-wrap:break-word">
            <p style="font:620 68px/1.06 var(--font-display);letter-spacing:-.015em">${headline}</p>
            <p style="margin-top:36px;padding-bottom:14px;border-bottom:6px double var(--ink);font-size:30px;line-height:1.3;font-weight:600"></p>
          </div>
          <div style="position:absolute;right:0;bottom:-2px;width:540px;height:540px;display:flex;align-items:end">${drawing}</div>
        </div>`;
      document.querySelector("p + p")?.append(name);
    },
    [headline, firm.name, drawing] as const,
  );
  await page.evaluate(() => document.fonts.ready);
  const card = await page.screenshot({ animations: "disabled" });
  // 256 colours are half its weight.
  await sharp(card)
    .png({ palette: true, effort: 10 })
    .toFile(fileAt(`public${path}`));
  await page.close();
}

/** Draws the site's icon, which fills that share of its width. */
export async function drawIcon(
  { browser }: Pick<Site, "browser">,
  { src, size }: { src: string; size: number },
  share: number,
) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const icon = readFileSync(fileAt("public/favicon.svg"), "base64");
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${colours.paper}"><img src="data:image/svg+xml;base64,${icon}" width="${size * share}"></body>`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: fileAt(`public${src}`) });
  await page.close();
}
