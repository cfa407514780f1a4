import { firm } from "~/config/firm";
import { pages } from "~/config/pages";
import { blog } from "~/content/pages/blog";
import { displayDate } from "~/lib/display-date";
import { readArticles } from "../../scripts/articles/read-articles";
import { watchShift } from "../../scripts/browser/layout-shift";
import { askedFor } from "./mail";
import { expect, photoHost, test } from "./test";

const articles = readArticles();
const written = articles.filter(({ minutes }) => minutes);
const standIn = "allowable-expenses-for-rental-income";
const standInLine = "That guide is being written. Meanwhile, this one may help.";

const ids = [
  standIn,
  "what-is-tax-investigation-insurance",
  "how-to-declare-rental-income-to-hmrc",
  "what-is-cop9",
  "how-much-is-vat-in-the-uk-in-2025",
  "what-is-first-tier-tribunal-tax",
  "tax-on-rental-income",
  "hmrc-criminal-investigations",
];

test("the list shows the eight articles with all their details", async ({ page }) => {
  await page.goto("/blog");
  expect(articles.map(({ slug }) => slug).sort()).toEqual([...ids].sort());
  const cards = page.getByRole("main").locator("li:has(h2)");
  await expect(cards).toHaveCount(8);
  for (const { slug, title, category, date, minutes, excerpt } of articles) {
    const card = cards.filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByRole("link")).toHaveAttribute("href", `/blog/${slug}`);
    await expect(card).toContainText(category);
    for (const text of minutes ? [displayDate(date), `${minutes} min`] : [blog.card.beingWritten]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(excerpt);
    await expect(card.locator("img")).toHaveAttribute("referrerpolicy", "no-referrer");
  }
});

for (const { slug, title, category, date, minutes, headings } of written) {
  test(`/blog/${slug} is a whole article`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await page.locator("html[data-awake]").waitFor();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const text of [category, displayDate(date), `${minutes} min`]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    await expect(main.getByRole("link", { name: "Free Consultation" })).toHaveAttribute(
      "href",
      "/contact",
    );
    const words = (await main.locator(".article-text").innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(1400);
    await expect(main.locator(".article-text table").first()).toBeVisible();

    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveText(headings.map(({ text }) => text));
    const last = headings.at(-1);
    await contents.getByRole("link", { name: last?.text }).click();
    await expect(page).toHaveURL(`/blog/${slug}#${last?.id}`);
    await expect(main.getByRole("heading", { name: last?.text })).toBeInViewport();
  });
}

const unwritten = ids.filter((id) => !written.some(({ slug }) => slug === id));
const addresses = [
  ...unwritten.map((slug) => ({ slug, line: 1 })),
  { slug: "no-such-article", line: 0 },
  { slug: "%E2%82%AC%20&%20more", line: 0 },
  { slug: "10-tips.for-2027", line: 0 },
];

for (const { slug, line } of addresses) {
  test(`/blog/${slug} shows the stand-in, asked for directly`, async ({ page }) => {
    const response = await page.goto(`/blog/${slug}`);
    expect(response?.status()).toBe(200);
    await page.locator("html[data-awake]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Allowable expenses for rental income",
    );
    await expect(page.getByText(standInLine)).toHaveCount(line);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${firm.origin}/blog/${standIn}`,
    );
  });

  test(`/blog/${slug} shows the stand-in, coming from another page`, async ({ page }) => {
    await page.goto("/contact");
    await page.locator("html[data-awake]").waitFor();
    await page.evaluate((path) => {
      const link = document.createElement("a");
      link.href = path;
      link.textContent = "An article";
      document.querySelector("main")?.prepend(link);
      Object.assign(window, { sameDocument: true });
    }, `/blog/${slug}`);
    await page.getByRole("link", { name: "An article" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Allowable expenses for rental income",
    );
    await expect(page.getByText(standInLine)).toHaveCount(line);
    await expect(
      page.getByRole("heading", { name: "Is it a repair or an improvement?" }),
    ).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}

for (const { width, open } of [
  { width: 390, open: false },
  { width: 1280, open: true },
]) {
  test(`at ${width} px an article has one heading above its contents`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/blog/${standIn}`);
    const contents = page.getByRole("main").getByRole("navigation", { name: "On this page" });
    const headings = contents.getByText("On this page").filter({ visible: true });
    await expect(headings).toHaveCount(1);
    await expect(contents.getByRole("link").first()).toBeVisible({ visible: open });
    if (open) return;
    await headings.click();
    await expect(contents.getByRole("link").first()).toBeVisible();
  });
}

test("a guide that is being written says so, and the page that answers is linked", async ({
  page,
}) => {
  const unwritten = articles.find(({ minutes }) => !minutes);
  const answer = pages.find(({ id }) => id === unwritten?.answeredBy);
  await page.goto("/blog");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: unwritten?.title });
  await expect(card).toContainText(blog.card.beingWritten);
  await expect(card.locator("time")).toHaveCount(0);
  await card.getByRole("link").click();
  await page.getByRole("note").getByRole("link", { name: answer?.label }).click();
  await expect(page).toHaveURL(answer?.path ?? "");
});

test("an address below an article is not found", async ({ request }) => {
  expect((await request.get("/blog/what-is-cop9/more")).status()).toBe(404);
});

test.describe("photo host", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [state, answer] of [
    ["down", "abort"],
    ["answering 404", "404"],
  ] as const) {
    test(`${state}: our drawing stands there, nothing broken, nothing moves`, async ({ page }) => {
      const shift = await watchShift(page);
      await page.route(photoHost, (route) =>
        answer === "abort" ? route.abort() : route.fulfill({ status: 404 }),
      );
      await page.goto("/blog");
      await page.locator("html[data-awake]").waitFor();
      await page.locator("footer").scrollIntoViewIfNeeded();
      await expect(page.locator("main img")).toHaveCount(0);
      await expect(page.locator("main li svg").first()).toBeVisible();
      expect(await shift()).toBeLessThan(0.001);
    });
  }

  test("slow: the drawing is there meanwhile", async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route(photoHost, async (route) => {
      await answered.promise;
      await route.abort();
    });
    await page.goto("/blog", { waitUntil: "domcontentloaded" });
    await expect(page.locator("main li svg").first()).toBeVisible();
    answered.resolve();
  });
});

test.describe("Share", () => {
  const url = `${firm.origin}/blog/${standIn}`;
  const share = async (page: import("@playwright/test").Page, script: string) => {
    await page.addInitScript(script);
    await page.goto(`/blog/${standIn}`);
    await page.locator("html[data-awake]").waitFor();
    await page.getByRole("button", { name: "Share" }).click();
  };
  const toast = (page: import("@playwright/test").Page) => page.locator("[data-sonner-toast]");

  test("opens the system's sheet where there is one", async ({ page }) => {
    await share(page, "navigator.share = async (data) => { window.shared = data.url }");
    await expect.poll(() => page.evaluate(() => (window as { shared?: string }).shared)).toBe(url);
    await expect(toast(page)).toHaveCount(0);
  });

  test("cancelling is no error", async ({ page }) => {
    await share(
      page,
      "navigator.share = async () => { window.asked = true; throw new DOMException('no', 'AbortError') }",
    );
    await expect.poll(() => page.evaluate(() => "asked" in window)).toBe(true);
    await expect(toast(page)).toHaveCount(0);
  });

  test("else copies the link and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await share(page, "delete Navigator.prototype.share");
    await expect(toast(page)).toHaveText("The link to this page is copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test("else shows the address", async ({ page }) => {
    await share(
      page,
      "delete Navigator.prototype.share; navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))",
    );
    await expect(toast(page)).toContainText(url);
  });
});

test.describe("newsletter", () => {
  test("an invalid address is refused by the browser", async ({ page }) => {
    await page.goto("/blog");
    await page.locator("html[data-awake]").waitFor();
    await page.getByLabel("Your email address").fill("not an address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect(
      await page
        .getByLabel("Your email address")
        .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });

  test("a valid one opens the e-mail app with the request, and says exactly that", async ({
    page,
  }) => {
    await page.goto("/blog");
    await page.locator("html[data-awake]").waitFor();
    await page.getByLabel("Your email address").fill("asha@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.locator("[data-sonner-toast]")).toContainText(blog.newsletter.toasts.mail);
  });

  for (const address of ["a$$b@example.com", "x$&y@example.com"]) {
    test(`the address ${address} arrives as it is`, async ({ page }) => {
      const mail = askedFor(page);
      await page.goto("/blog");
      await page.locator("html[data-awake]").waitFor();
      await page.getByLabel("Your email address").fill(address);
      await page.getByRole("button", { name: "Subscribe" }).click();
      expect((await mail).searchParams.get("body")).toContain(address);
    });
  }
});
