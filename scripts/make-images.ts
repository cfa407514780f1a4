import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { firm } from "../app/config/firm.ts";
import { ensureChromium } from "../tests/chromium.ts";

/*
 * Draws the pictures that must be files, from the site's own drawings: the social card, the icon
 * and the README's view of the home page. Run it after a change to the drawing, the name or the look:
 * npm run serve in one terminal, npm run images in another.
 */
const site = process.env.SITE ?? "http://localhost:3000";
const target = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
mkdirSync(target("docs/images"), { recursive: true });
await drawSocialCard(browser);
await drawIcon(browser);
await drawHome(browser);
await browser.close();

async function drawSocialCard(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(site);
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate((name) => {
    const drawing = document.querySelector("main svg[role=img]");
    const card = document.createElement("div");
    card.style.cssText =
      "display:grid;grid-template-columns:1fr 480px;gap:48px;align-items:center;width:1200px;height:630px;padding:0 72px;background:var(--paper);overflow:hidden";
    const words = document.createElement("div");
    words.innerHTML = `<p style="font:620 68px/1.06 Besley;letter-spacing:-.015em">A letter from HMRC has a clock on it</p><p style="margin-top:36px;padding-bottom:14px;border-bottom:6px double var(--ink);font-size:30px;font-weight:600"></p>`;
    words.lastElementChild?.append(name);
    card.append(words);
    if (drawing) card.append(drawing);
    document.body.replaceChildren(card);
  }, firm.name);
  await page.screenshot({ path: target("public/images/social-card.png"), animations: "disabled" });
  await page.close();
}

async function drawIcon(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 180, height: 180 } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#f2f5f1"><img src="${site}/favicon.svg" width="144"></body>`,
  );
  await page.screenshot({ path: target("public/images/apple-touch-icon.png") });
  await page.close();
}

async function drawHome(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site);
  await page.locator("html[data-awake]").waitFor();
  await page.screenshot({ path: target("docs/images/home.png"), animations: "disabled" });
  await page.close();
}
