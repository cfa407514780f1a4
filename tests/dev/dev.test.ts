import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chromiumArguments, findHeadless, onlyThisMachine } from "../../programs/chromium.ts";
import { copyProject } from "../fixtures/build-site.ts";

/* The site while it is being written: `npm run dev`, in a copy of this project. */
const copy = copyProject();
const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
const complaints: string[] = [];
const changed = new Map<string, string>();
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  const logger = createLogger("silent");
  for (const level of ["warn", "error"] as const) {
    logger[level] = (message) => complaints.push(message);
  }
  server = await createServer({
    root: copy,
    cacheDir: join(copy, ".vite"),
    customLogger: logger,
    server: { port: 0, fs: { allow: [copy, packages] } },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  browser = await chromium.launch({
    executablePath: findHeadless(),
    args: [...chromiumArguments, onlyThisMachine],
  });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(copy, { recursive: true });
});

beforeEach(async () => {
  complaints.length = 0;
  page = await browser.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});

afterEach(async () => {
  for (const [file, text] of changed) writeFileSync(file, text);
  changed.clear();
  await page.close();
});

function change(path: string, from: string, to: string) {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
  if (!changed.has(file)) changed.set(file, text);
  writeFileSync(file, text.replace(from, to));
}

const services = (name = "Services") => page.getByRole("button", { name, exact: true });
const finder = () => page.locator("[data-island=letter-finder]");

test("three pages come with their styles, and two islands wake, without a complaint", async () => {
  for (const path of ["/", "/services/cop9", "/contact"]) {
    await page.goto(origin + path);
    await expectPage(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Besley/);
  }
  await page.goto(origin);
  await services().click();
  await expectPage(services()).toHaveAttribute("aria-expanded", "true");
  await finder().getByRole("searchbox").fill("zzz");
  await expectPage(finder().locator("summary:visible")).toHaveCount(0);
  expect(complaints).toEqual([]);
}, 60_000);

test("an island that is saved is replaced where it stands, with what it knows", async () => {
  await page.goto(origin);
  await services().click();
  await expectPage(services()).toHaveAttribute("aria-expanded", "true");
  await page.evaluate(() => Object.assign(window, { same: true }));
  change("app/islands/menus/main-navigation.tsx", "{chrome.services}\n", "Our work\n");
  await expectPage(services("Our work")).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  expect(complaints).toEqual([]);
}, 60_000);

test("words that are saved are read within a moment", async () => {
  await page.goto(origin);
  await services().click();
  const headline = page.getByRole("heading", { level: 1 });
  const words = await headline.textContent();
  change("words/pages/home.ts", `"${words}"`, '"Another headline"');
  await expectPage(headline).toHaveText("Another headline", { timeout: 10_000 });
  expect(complaints).toEqual([]);
}, 60_000);

test("a guide that is saved is read within a moment; one that is not right says where, and comes back", async () => {
  const guide = "words/blog/what-is-tax-investigation-insurance.md";
  await page.goto(`${origin}/blog/what-is-tax-investigation-insurance`);
  const heading = page.getByRole("heading", { level: 2 }).first();
  const words = (await heading.textContent()) ?? "";
  const added = "## Another question\n\nAnd its answer.\n\n";
  change(guide, `## ${words}`, `${added}## ${words}`);
  await expectPage(heading).toHaveText("Another question", { timeout: 10_000 });
  change(guide, "## Another question", "## [Another](/question)");
  await expectPage(
    page.getByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeVisible();
  await expectPage(page.getByText(/insurance\.md:\d+: \/question leads nowhere/)).toBeVisible();
  change(guide, "## [Another](/question)\n\nAnd its answer.\n\n", "");
  await expectPage(async () => {
    await page.goto(`${origin}/blog`, { timeout: 5_000 });
    await expectPage(page.getByRole("heading", { level: 1 })).toBeVisible();
  }).toPass();
}, 60_000);
