import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { colours } from "../app/config/colours.ts";
import { firm } from "../app/config/firm.ts";
import { icons } from "../app/config/icons.ts";
import type { ArticleCategory } from "../app/content/blog/categories.ts";
import { socialImages } from "../app/content/blog/social-images.ts";
import { ensureChromium } from "./browser/chromium.ts";

/*
 * Draws the pictures that must be files, from the site's own drawings: the social cards, the icons
 * and the README's view of the home page. Run it after a change to the drawing, the name or the look:
 * npm run serve in one terminal, npm run images in another.
 */
const site = process.env.SITE ?? "http://localhost:3000";
const target = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The words on the card of each category of articles. */
const categoryHeadlines: Record<ArticleCategory, string> = {
  Taxes: "Guides to your own tax",
  Uncategorized: "More guides to UK tax",
  Accounting: "Guides to keeping your books",
  "VAT Guides": "Guides to VAT",
  Investigation: "Guides to letters from HMRC",
};

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
mkdirSync(target("docs/images"), { recursive: true });
await drawSocialCard("Has HMRC written to you?", {
  from: "/",
  drawing: "main svg[role=img]",
  path: "/images/social-card.png",
});
for (const [category, headline] of Object.entries(categoryHeadlines)) {
  await drawSocialCard(headline, {
    from: "/blog",
    drawing: `main li:has(span:text-is("${category}")) svg[viewBox="0 0 240 200"]`,
    path: socialImages[category as ArticleCategory].path,
  });
}
await drawIcon(icons.appleTouch, 0.8);
for (const icon of icons.installed) {
  // A maskable icon is cut to a circle of four fifths of its width.
  await drawIcon(icon, icon.purpose === "maskable" ? 0.6 : 0.8);
}
await drawHome();
await browser.close();

interface SocialCard {
  /** The page that has the drawing. */
  from: string;
  /** A selector of the drawing; the first that it finds is taken. */
  drawing: string;
  /** Where the picture goes. */
  path: string;
}

async function drawSocialCard(headline: string, { from, drawing, path }: SocialCard) {
  // The site's policy would refuse the card's own styles.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  await page.goto(site + from);
  await page.locator("html[data-awake]").waitFor();
  await page
    .locator(drawing)
    .first()
    .evaluate(
      (picture, [words, name]) => {
        const card = document.createElement("div");
        card.style.cssText =
          "display:grid;grid-template-columns:1fr 480px;gap:48px;align-items:center;width:1200px;height:630px;padding:0 72px;background:var(--paper);overflow:hidden";
        card.innerHTML = `<div><p style="font:620 68px/1.06 Besley;letter-spacing:-.015em"></p><p style="margin-top:36px;padding-bottom:14px;border-bottom:6px double var(--ink);font-size:30px;font-weight:600"></p></div>`;
        card.querySelectorAll("p").forEach((line, index) => {
          line.append([words, name][index] ?? "");
        });
        card.append(picture);
        document.body.replaceChildren(card);
      },
      [headline, firm.name],
    );
  await page.screenshot({ path: target(`public${path}`), animations: "disabled" });
  await page.close();
}

async function drawIcon({ src, size }: { src: string; size: number }, share: number) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const icon = readFileSync(target("public/favicon.svg"), "base64");
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${colours.paper}"><img src="data:image/svg+xml;base64,${icon}" width="${size * share}"></body>`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: target(`public${src}`) });
  await page.close();
}

async function drawHome() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site);
  await page.locator("html[data-awake]").waitFor();
  await page.screenshot({ path: target("docs/images/home.png"), animations: "disabled" });
  await page.close();
}
