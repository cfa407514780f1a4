import { expect, test } from "./test";

test("the footer has four offices, the year and a copyright line", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator("address")).toHaveCount(4);
  for (const city of ["Manchester", "Oldham", "Dubai", "Lahore"]) {
    await expect(footer.getByText(city, { exact: true }).first()).toBeVisible();
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});

test("home holds the specification's counts, texts and targets", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Looking for a Tax Expert?");
  await expect(main.locator('a[href="/services"]').first()).toBeVisible();
  for (const [figure, label] of [
    ["500+", "cases"],
    ["15+", "years"],
    ["4.9", "rating"],
  ] as const) {
    await expect(main.getByText(`${figure} ${label}`)).toBeVisible();
  }
  const cards = main
    .getByRole("region", { name: "What has HMRC sent you?" })
    .getByRole("link", { name: "Read More" });
  await expect(cards).toHaveCount(6);
  const targets = [
    "tax-investigations",
    "vat-investigations",
    "paye-investigations",
    "tax-fraud",
    "cop8",
    "cop9",
  ] as const;
  for (const [index, id] of targets.entries()) {
    await expect(cards.nth(index)).toHaveAttribute("href", `/services/${id}`);
  }
  await expect(main.getByRole("heading", { name: "Need a Personalised Solution" })).toBeVisible();
  const downloads = main.getByRole("link", { name: "Download" });
  await expect(downloads).toHaveCount(3);
  for (const link of await downloads.all()) await expect(link).toHaveAttribute("href", "/contact");
  await expect(main.getByText("62 verified reviews rated Excellent")).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Client reviews" }).getByRole("listitem"),
  ).toHaveCount(3);
});

test("/resources has four tools that lead to contact, and six guides that lead to the blog", async ({
  page,
}) => {
  await page.goto("/resources");
  const main = page.getByRole("main");
  for (const [name, count, href] of [
    ["Open Tool", 4, "/contact"],
    ["Read More", 6, "/blog"],
  ] as const) {
    const links = main.getByRole("link", { name });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", href);
  }
  await page.goto("/resources?search=lottery");
  await expect(
    main.getByText("No resources found. Try adjusting your filters or search query."),
  ).toBeVisible();
});

test("/about has its four values and three offices", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const value of ["Customer First", "Passion", "Integrity", "Excellence"]) {
    await expect(main.getByRole("heading", { name: value, exact: true })).toBeVisible();
  }
  await expect(main.locator("li:has(address)")).toHaveCount(3);
});

test("/offices has seven offices, three of them in Chinese", async ({ page }) => {
  await page.goto("/offices");
  const cards = page.getByRole("main").locator("li:has(address)");
  const cities = ["Manchester", "Oldham", "Dubai", "Shenzhen", "Shanghai", "Chengdu", "Lahore"];
  await expect(cards.getByRole("heading")).toHaveText(cities);
  await expect(cards.locator("address[lang=zh-Hans], address [lang=zh-Hans]")).toHaveCount(3);
  for (const city of cities) {
    await expect(cards.getByRole("link", { name: `Contact Us: ${city}` })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});

for (const [path, name] of [
  ["/faqs", "faqs"],
  ["/contact", "contact-faq"],
] as const) {
  test(`${path} has ten questions`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`details[name=${name}]`)).toHaveCount(10);
  });
}

test("/contact opens with its words, and states the opening hours", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Get in touch" })).toBeVisible();
  await expect(main.getByText("Free Consultation").first()).toBeVisible();
  await expect(main.getByText("Monday to Saturday").first()).toBeVisible();
  await expect(main.getByText("8am to 6pm").first()).toBeVisible();
  await expect(main.getByText("11am to 4pm").first()).toBeVisible();
});

test("/privacy-policy has every section", async ({ page }) => {
  await page.goto("/privacy-policy");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.filter({ hasNotText: "figures" })).toHaveText([
    "Information We Collect",
    "How We Use Your Information",
    "Data Protection",
    "Your Rights",
    "Changes to Our Privacy Policy",
    "Contact Us",
  ]);
  for (const part of ["Cookies", "Usage data", "Data deletion"]) {
    await expect(page.getByRole("main").getByText(part).first()).toBeVisible();
  }
});
