import { pathOf } from "~/config/pages";
import { expect, test } from "./test";

const servicePages = [
  "tax-advisory",
  "bookkeeping",
  "management-accounting",
  "value-added-tax",
  "payroll",
  "business-growth-advisory",
  "tax-appeal",
  "tax-tribunal",
  "forensic-accounting",
] as const;

for (const id of servicePages) {
  test(`${pathOf(id)} has its offerings, stats and ways on`, async ({ page }) => {
    await page.goto(pathOf(id));
    const main = page.getByRole("main");
    await expect(main.locator("ol").first().locator("> li")).toHaveCount(4);
    for (const [figure, label] of [
      ["30+", "years of experience"],
      ["160K", "client connections"],
      ["89", "countries served"],
    ] as const) {
      await expect(
        main.getByRole("listitem").filter({ hasText: `${figure} ${label}` }),
      ).toBeVisible();
    }
    await expect(main.getByRole("link", { name: "Free Consultation" }).first()).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(main.getByRole("link", { name: "View All Services" })).toHaveAttribute(
      "href",
      "/services",
    );
  });
}

for (const id of [
  "cop8",
  "cop9",
  "tax-fraud",
  "tax-investigations",
  "vat-investigations",
  "paye-investigations",
] as const) {
  test(`${pathOf(id)} has its button and its closing block`, async ({ page }) => {
    await page.goto(pathOf(id));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "/contact");
    const closing = main.getByRole("region", { name: "Get a Personal Consultation" });
    for (const [name, href] of [
      ["Get in Touch Today", "/contact"],
      ["View All Services", "/services"],
    ] as const) {
      await expect(closing.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });
}

test("the pages say what the specification lists", async ({ page }) => {
  const listed = {
    cop8: { questions: 7, texts: [] },
    cop9: {
      questions: 9,
      texts: [
        "Contractual Disclosure Facility",
        "penalties of up to 200% of tax due",
        "What is a CoP9 investigation?",
      ],
    },
    "tax-fraud": {
      questions: 7,
      texts: ["Notification", "Preparation", "Investigation", "Resolution", "Aftermath"],
    },
    "tax-investigations": {
      texts: [
        "Initial Assessment",
        "Documentation Review",
        "HMRC Communication",
        "Resolution & Compliance",
      ],
    },
    "vat-investigations": {
      texts: [
        "Return discrepancies",
        "Unusual trading patterns",
        "Third-party information",
        "Penalties",
        "Interest",
        "Criminal prosecution",
      ],
    },
    "paye-investigations": {
      texts: ["Filing discrepancies", "External complaints", "Industry focus"],
    },
  } as const;
  for (const [id, { texts, ...rest }] of Object.entries(listed)) {
    await page.goto(`/services/${id}`);
    const main = page.getByRole("main");
    for (const text of texts)
      await expect(main.getByText(text, { exact: false }).first(), text).toBeAttached();
    if ("questions" in rest) {
      await expect(main.locator("details[name=questions]")).toHaveCount(rest.questions);
    }
  }
});

test("management accounting describes its four tools", async ({ page }) => {
  await page.goto("/services/management-accounting");
  const card = page.getByRole("region", { name: "Advanced Financial Tools" });
  for (const tool of ["Tax calculator", "Chequebook balancer", "Savings Excel", "VAT calculator"]) {
    await expect(card.getByText(tool, { exact: true })).toBeVisible();
  }
});

test("/services lists seven services, each with five benefits and Get Help", async ({ page }) => {
  await page.goto("/services");
  const entries = page.getByRole("main").locator("li[id]");
  await expect(entries).toHaveCount(7);
  for (const entry of await entries.all()) {
    await expect(entry.getByRole("listitem")).toHaveCount(5);
    await expect(entry.getByRole("link", { name: "Get Help" })).toHaveAttribute("href", "/contact");
  }
});

test("the hub has its cards with the specification's buttons and targets", async ({ page }) => {
  await page.goto("/services/investigation");
  const main = page.getByRole("main");
  const targets = async (name: string) =>
    main
      .getByRole("link", { name })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await targets("Get Quote Now")).toEqual(
    (
      [
        "tax-investigations",
        "paye-investigations",
        "vat-investigations",
        "forensic-accounting",
      ] as const
    ).map(pathOf),
  );
  expect(await targets("Learn More")).toEqual(
    (["tax-fraud", "tax-appeal", "tax-tribunal", "cop8", "cop9"] as const).map(pathOf),
  );
  const benefits = main.getByRole("region", { name: "What you get from us" });
  await expect(benefits.getByRole("listitem")).toHaveCount(5);
  await expect(benefits.getByRole("link")).toHaveAttribute("href", "/contact");
});
