import { articlePath, pathOf } from "~/site/pages";
import { displayDate } from "~/words/display-date";
import { blog } from "~/words/pages/blog";
import { arrive, standIn, written } from "./screens";
import { expect, test } from "./test";

for (const { slug, title, category, date, minutes, headings } of written) {
  test(`/blog/${slug} is a whole article`, async ({ page }) => {
    await arrive(page, articlePath(slug));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const text of [category, displayDate(date), `${minutes} min`]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const { back, call, closing } = blog.article;
    for (const [name, to] of [
      [back, "blog"],
      [call, "contact"],
      [closing.action, "contact"],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", pathOf(to));
    }
    await expect(main.locator(".article-text p").first()).toBeVisible();
    if (headings.length === 0) return;

    const contents = page.getByRole("navigation", { name: blog.article.contents });
    const folded = contents.locator("details:not([open]) > summary").filter({ visible: true });
    for (let left = await folded.count(); left > 0; left = await folded.count())
      await folded.first().click();
    await expect(contents.getByRole("link")).toHaveText(headings.map(({ text }) => text));
    const numbers = await contents
      .locator("ol")
      .evaluateAll((lists) =>
        (lists as HTMLOListElement[]).flatMap(({ start, children }) =>
          [...children].map((_, at) => start + at),
        ),
      );
    expect(numbers, "the numbers of the contents").toEqual(headings.map((_, at) => at + 1));
    const counting = await main.evaluate((all) =>
      [...all.querySelectorAll(":has(h2)")]
        .filter((part) => part.querySelector(".article-text h2"))
        .map((part) => getComputedStyle(part).counterReset)
        .filter((counter) => counter !== "none"),
    );
    expect(counting, "parts are numbered through, as in the contents").toHaveLength(1);
    const last = headings.at(-1);
    await contents.getByRole("link", { name: last?.text }).click();
    await expect(page).toHaveURL(`${articlePath(slug)}#${last?.id}`);
    await expect(main.getByRole("heading", { name: last?.text })).toBeInViewport();
  });
}

test("an article’s dashes stand before the words of its lists", async ({ page }) => {
  for (const { slug } of written) {
    await page.goto(articlePath(slug));
    const lying = await page.locator(".article-text ul > li").evaluateAll((all) =>
      all.filter((entry) => {
        const { left, width } = getComputedStyle(entry, "::before");
        const end = Number.parseFloat(left) + Number.parseFloat(width);
        return end > Number.parseFloat(getComputedStyle(entry).paddingLeft);
      }),
    );
    expect.soft(lying, slug).toEqual([]);
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} px an article has one heading above its contents, the urgent parts stand first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(articlePath(standIn.slug));
    const contents = page
      .getByRole("main")
      .getByRole("navigation", { name: blog.article.contents });
    const headings = contents.getByText(blog.article.contents).filter({ visible: true });
    await expect(headings).toHaveCount(1);
    // A phone folds them up: the first screen leads to the urgent parts already.
    if (width < 1024) await headings.click();
    await expect(contents.getByRole("link").first()).toBeVisible();
    const last = contents.getByText(standIn.headings.at(-1)?.text ?? "");
    await expect(last).toBeHidden();
    await contents.getByText(blog.article.laterParts).click();
    await expect(last).toBeVisible();
  });
}

for (const { slug } of written.filter(({ html }) => html.includes("sorted-rows"))) {
  test(`in a table of what is allowed and what not on ${articlePath(slug)}, the one is ticked and the other crossed`, async ({
    page,
  }) => {
    await page.goto(articlePath(slug));
    const row = page.locator(".sorted-rows tbody tr").first();
    const marks = await row.locator("td").evaluateAll((cells) =>
      // A tick is two of its edges, a cross is painted.
      cells.map((cell) =>
        getComputedStyle(cell, "::before").backgroundImage === "none" ? "ticked" : "crossed",
      ),
    );
    expect(marks).toEqual(["ticked", "crossed"]);
  });
}

test("a contents link opens its folded part each time it is followed, its heading in sight", async ({
  page,
}) => {
  const article = written.find(({ headings }) => headings.length > 4);
  await arrive(page, articlePath(article?.slug ?? ""));
  const contents = page.getByRole("navigation", { name: blog.article.contents });
  await contents.getByText(blog.article.laterParts).click();
  const part = page.locator("details:has(> summary h2)").last();
  for (const _ of ["once", "and again"]) {
    await contents.getByRole("link").last().click();
    await expect(part).toHaveAttribute("open");
    await expect(part.locator("summary h2")).toBeInViewport();
    await part.locator("summary").click();
    await expect(part).not.toHaveAttribute("open");
  }
});

test("a step is heard with its number, since the text names it by that", async ({ page }) => {
  const article = written.find(({ html }) => html.includes("dated-steps") && html.includes("<ol>"));
  await arrive(page, articlePath(article?.slug ?? ""));
  for (const step of [
    ".article-text ol:not([class]) > li",
    ".dated-steps > li > strong:first-child",
  ]) {
    const content = (one: Element) => getComputedStyle(one, "::before").content;
    expect(await page.locator(step).first().evaluate(content), step).toBe("counter(list-item)");
  }
});
