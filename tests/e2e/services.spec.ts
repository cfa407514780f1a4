import { firm } from "~/config/firm";
import { headOffice } from "~/config/firm-details";
import { pathOf } from "~/config/pages";
import { cop8 } from "~/content/services/cop8";
import { cop9 } from "~/content/services/cop9";
import { payeInvestigations } from "~/content/services/paye-investigations";
import { servicesList } from "~/content/services/services-list";
import { taxFraud } from "~/content/services/tax-fraud";
import { taxInvestigations } from "~/content/services/tax-investigations";
import { vatInvestigations } from "~/content/services/vat-investigations";
import { phoneHref } from "~/lib/contact-links";
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
    await expect(main.getByRole("columnheader", { name: "What you send us" })).toBeVisible();
    await expect(main.getByRole("columnheader", { name: "What you get back" })).toBeVisible();
    const words = (await main.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(350);
  });
}

const defencePages = [
  { id: "cop8", page: cop8 },
  { id: "cop9", page: cop9 },
  { id: "tax-fraud", page: taxFraud },
  { id: "tax-investigations", page: taxInvestigations },
  { id: "vat-investigations", page: vatInvestigations },
  { id: "paye-investigations", page: payeInvestigations },
] as const;

for (const { id, page: words } of defencePages) {
  test.describe(pathOf(id), () => {
    test("says the deadline, what to do first, and how to reach us", async ({ page }) => {
      await page.goto(pathOf(id));
      const main = page.getByRole("main");
      await expect(main.getByText(words.badge, { exact: true })).toBeVisible();
      await expect(main.locator("mark")).toHaveText(words.deadline.marked);
      await expect(main.getByRole("heading", { name: "First, do this" })).toBeVisible();
      for (const { title } of words.firstSteps) {
        await expect(main.getByText(title, { exact: true })).toBeVisible();
      }
      await expect(main.getByRole("link", { name: "Call Now" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expect(main.getByRole("link", { name: firm.phone })).toHaveAttribute("href", phoneHref);
      const closing = main.getByRole("region", { name: "Get a Personal Consultation" });
      await expect(closing.getByRole("link", { name: "Get in Touch Today" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expect(closing.getByRole("link", { name: "View All Services" })).toHaveAttribute(
        "href",
        "/services",
      );
      expect((await main.innerText()).split(/\s+/).length).toBeGreaterThan(700);
    });

    test("every question's own address opens it", async ({ page }) => {
      for (const { id: anchor, question, answer } of words.faqs?.items ?? []) {
        await page.goto(`${pathOf(id)}#${anchor}`);
        await expect(page.getByText(answer[0])).toBeVisible();
        await expect(page.getByRole("heading", { name: question })).toBeInViewport();
      }
    });

    test("prints to one A4 sheet with what matters", async ({ page }) => {
      await page.goto(pathOf(id));
      await page.locator("html[data-awake]").waitFor();
      await page.emulateMedia({ media: "print" });
      for (const text of [
        words.deadline.marked,
        "First, do this",
        "Have to hand when you call",
        words.bring[0] ?? "",
      ]) {
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      }
      await expect(page.getByText(firm.phone).first()).toBeVisible();
      await expect(page.getByText(headOffice.address.slice(0, 2).join(", ")).first()).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    });
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

test("/services lists seven services, each with five benefits, Get Help and its page", async ({
  page,
}) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Help" })).toHaveCount(7);
  for (const { id, title, benefits } of servicesList.services) {
    const entry = main.locator(`#${id}`);
    await expect(entry.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(entry.getByRole("listitem")).toHaveText([...benefits]);
    await expect(entry.getByRole("link", { name: "Get Help" })).toHaveAttribute("href", "/contact");
    await expect(entry.getByRole("link", { name: "Read More" })).toHaveAttribute(
      "href",
      pathOf(id),
    );
  }
});

for (const width of [320, 768, 1280]) {
  test(`the folders of /services cover none of each other's words, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const covered = await page
      .locator("main li[id]")
      .locator("h2, h3, p, a, li")
      .evaluateAll((all) =>
        all
          .filter((element) => {
            element.scrollIntoView({ block: "center" });
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return !seen || !(element.contains(seen) || seen.contains(element));
          })
          .map(({ textContent }) => textContent),
      );
    expect(covered).toEqual([]);
  });
}

test("a link to a service leads to its folder's tab", async ({ page }) => {
  for (const { id, title } of servicesList.services) {
    await page.goto(`/services#${id}`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
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
  await expect(main.getByRole("region", { name: "Find your letter" })).toBeVisible();
  const benefits = main.getByRole("region", { name: "What you get from us" });
  await expect(benefits.getByRole("listitem")).toHaveCount(5);
  await expect(benefits.getByRole("link")).toHaveAttribute("href", "/contact");
});

test("breadcrumbs lead back up", async ({ page }) => {
  await page.goto("/services/cop9");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveText([
    "Home",
    "Services",
    "Investigation Services",
    "CoP9",
  ]);
  await expect(trail.getByRole("link", { name: "CoP9" })).toHaveAttribute("aria-current", "page");
  await trail.getByRole("link", { name: "Investigation Services" }).click();
  await expect(page).toHaveURL("/services/investigation");
});
