import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { articlePath, pathOf, standInRoute } from "~/site/pages";
import { displayDate, displayMonth } from "~/words/display-date";
import { blog } from "~/words/pages/blog";
import { watchShift } from "./layout-shift";
import { askedFor } from "./mail";
import { arrive, holdCode, standIn, unwritten, written } from "./screens";
import { expect, photoHost, test } from "./test";

const articles = [...written, ...unwritten];

test("the list is a grid in which every article shows all its details", async ({ page }) => {
  await page.goto(pathOf("blog"));
  const cards = page.getByRole("main").locator("li:has(h2, h3)");
  await expect(cards).toHaveCount(articles.length);
  for (const { slug, title, category, date, minutes, due, planned, excerpt } of articles) {
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card.locator(`a[href="${articlePath(slug)}"]`)).toBeVisible();
    const when = minutes
      ? [displayDate(date), `${minutes} min`]
      : [due && `Due ${displayMonth(due)}`, planned && blog.card.planned(planned)];
    if (!minutes)
      await expect(page.getByRole("region", { name: blog.card.beingWritten })).toContainText(title);
    for (const text of [category, excerpt, ...when]) {
      if (text) await expect(card.getByText(text, { exact: true }), title).toBeVisible();
    }
    await expect(card.locator("img")).toBeVisible();
    await expect(card.locator("img")).toHaveAttribute("referrerpolicy", "no-referrer");
  }
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, "cards stand beside each other").toBeLessThan(articles.length);
});

for (const article of unwritten.slice(0, 1)) {
  test("a guide that is being written links the page that answers, from its card and its own page", async ({
    page,
  }) => {
    const { label = "", path = "" } = article.answeredBy ?? {};
    const own = articlePath(article.slug);
    await page.goto(pathOf("blog"));
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: article.title });
    await expect(card.locator("time")).toHaveAttribute("datetime", article.due ?? "");
    await expect(card.getByRole("link", { name: label, exact: true })).toHaveAttribute(
      "href",
      path,
    );
    await card.locator(`a[href="${own}"]`).click();
    await page.getByRole("note").getByRole("link", { name: label }).click();
    // A part of the guide that stands in is further down on the same page.
    const [shown, part] = path.split("#");
    await expect(page).toHaveURL(
      shown === articlePath(standInRoute.article) ? `${own}#${part}` : path,
    );
  });
}

test.describe("photo host", () => {
  test.use({ hasPhotos: false, allowedErrors: [/Failed to load resource/] });

  for (const [state, answer] of [
    ["down", "abort"],
    ["answering 404", "404"],
  ] as const) {
    test(`${state}: our drawing stands there, nothing broken, nothing moves`, async ({ page }) => {
      const shift = await watchShift(page);
      // Without the web fonts, whose arrival may move a letter; this test is about the photos.
      await page.route("**/*.woff2", (route) => route.abort());
      await page.route(photoHost, (route) =>
        answer === "abort" ? route.abort() : route.fulfill({ status: 404 }),
      );
      await arrive(page, pathOf("blog"));
      // Photos are asked for as they come near: none is passed over.
      for (const card of await page.locator("main li:has(h2, h3)").all()) {
        await card.scrollIntoViewIfNeeded();
        await expect(card.locator("img")).toHaveCount(0);
      }
      await expect(page.locator("main li svg").first()).toBeVisible();
      expect(await shift()).toBeLessThan(0.001);
    });
  }

  test("down before the page's script is there: nothing broken is left", async ({ page }) => {
    await page.route(photoHost, (route) => route.abort());
    const release = await holdCode(page);
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().startsWith(new URL(photoHost).origin),
    );
    await page.goto(pathOf("blog"), { waitUntil: "commit" });
    await failed;
    release();
    await expect(page.locator("main li:has(h2, h3)").first().locator("img")).toHaveCount(0);
  });

  test("slow: the drawing is there meanwhile", async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route(photoHost, async (route) => {
      await answered.promise;
      await route.abort();
    });
    await page.goto(pathOf("blog"), { waitUntil: "domcontentloaded" });
    await expect(page.locator("main li svg").first()).toBeVisible();
    answered.resolve();
  });
});

test.describe(blog.article.share, () => {
  const url = `${firm.origin}${articlePath(standIn.slug)}`;
  const share = async (page: Page, script: (error: string) => void, error = "") => {
    await page.addInitScript(script, error);
    await arrive(page, articlePath(standIn.slug));
    await page.getByRole("button", { name: blog.article.share }).click();
  };
  const toast = (page: Page) => page.locator("[data-sonner-toast]");
  const noted = (page: Page, name: string) =>
    page.evaluate((name) => Reflect.get(window, name), name);

  test("opens the system's sheet where there is one", async ({ page }) => {
    await share(page, () => {
      navigator.share = async (data) => void Object.assign(window, { shared: data?.url });
    });
    await expect.poll(() => noted(page, "shared")).toBe(url);
    await expect(toast(page)).toHaveCount(0);
  });

  for (const [act, error] of [
    ["cancelling", "AbortError"],
    ["a second tap while the sheet opens", "InvalidStateError"],
  ] as const) {
    test(`${act} is no error, and leaves what is on the clipboard alone`, async ({ page }) => {
      const script = (error: string) => {
        navigator.share = async () => {
          Object.assign(window, { asked: true });
          throw new DOMException("no", error);
        };
        navigator.clipboard.writeText = async () => void Object.assign(window, { copied: true });
      };
      await share(page, script, error);
      await expect.poll(() => noted(page, "asked")).toBe(true);
      // What follows a cancelled sheet follows in the same task; a toast would come too late to be missed here.
      expect(await noted(page, "copied")).toBeUndefined();
    });
  }

  test("else copies the link and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await share(page, () => Reflect.deleteProperty(Navigator.prototype, "share"));
    await expect(toast(page)).toHaveText(blog.article.toasts.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test("where both refuse, the address is left to read", async ({ page }) => {
    await share(page, () => {
      const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      navigator.share = refuse;
      navigator.clipboard.writeText = refuse;
    });
    await expect(toast(page)).toContainText(url);
  });
});

test("a newsletter's subscriber arrives in the e-mail app as typed, and a toast says exactly that", async ({
  page,
}) => {
  const mail = askedFor(page);
  await arrive(page, pathOf("blog"));
  // What a replacement of text would take for a pattern.
  const address = "a$$b$&c@example.com";
  await page.getByLabel(blog.newsletter.label).fill(address);
  await page.getByRole("button", { name: blog.newsletter.submit }).click();
  expect((await mail).searchParams.get("body")).toContain(address);
  await expect(page.locator("[data-sonner-toast]")).toContainText(blog.newsletter.toasts.mail);
});
