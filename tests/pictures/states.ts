import type { Locator, Page } from "@playwright/test";
import { articlePath, leadFormPage, notFoundPath, pathOf } from "~/config/pages";
import { deadlineWords } from "~/content/deadline-words";
import { home } from "~/content/pages/home";
import { leadForm } from "~/content/pages/lead-form";
import { penaltyQuestions } from "~/content/penalty-questions";
import { penaltyWords } from "~/content/penalty-words";
import { arrive, bringUpToast } from "../e2e/screens";

/** What is pictured: a page as it arrives, or what a visitor has made of it. */
export interface State {
  name: string;
  path: string;
  /** What the visitor does. Returns the part of the page that shows it, if a part is enough. */
  reach?: (page: Page) => Promise<Locator | undefined>;
  /** Where it looks different from other states; everywhere if not given. */
  widths?: readonly number[];
  dark?: boolean;
  /** In the few colours that a visitor's own system forces on every page. */
  forced?: boolean;
  /** Only what is in the window, with the call bar over it; else the page, from its beginning. */
  inWindow?: boolean;
}

const [phone, tablet, desktop] = [390, 768, 1280];

/** One of each layout, not of each page. */
export const states: State[] = [
  { name: "home", path: "/", dark: true },
  { name: "first-window", path: pathOf("cop9"), widths: [phone], inWindow: true },
  { name: "services", path: pathOf("services"), dark: true },
  { name: "service", path: pathOf("payroll") },
  { name: "service-first-steps", path: pathOf("tax-tribunal") },
  { name: "hub", path: pathOf("investigation") },
  { name: "defence", path: pathOf("cop9"), dark: true },
  { name: "resources", path: pathOf("resources") },
  { name: "resources-none", path: `${pathOf("resources")}?search=lottery`, widths: [phone] },
  { name: "about", path: pathOf("about"), dark: true },
  { name: "offices", path: pathOf("offices"), dark: true },
  { name: "contact", path: pathOf("contact"), dark: true },
  { name: "privacy", path: pathOf("privacy-policy"), widths: [desktop] },
  { name: "blog", path: pathOf("blog") },
  { name: "article", path: articlePath("tax-on-rental-income"), dark: true },
  { name: "stand-in", path: articlePath("what-is-cop9"), widths: [phone] },
  { name: "not-found", path: notFoundPath, dark: true },
  { name: "faq-open", path: pathOf("faqs"), reach: (page) => opened(page, "faqs") },
  { name: "letter-open", path: "/", reach: (page) => opened(page, "letter") },
  {
    name: "phone-menu",
    path: "/",
    inWindow: true,
    widths: [phone],
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Site menu" });
      await menu.getByText("Services", { exact: true }).click();
      return undefined;
    },
  },
  {
    name: "services-panel",
    path: notFoundPath,
    inWindow: true,
    widths: [desktop],
    reach: async (page) => {
      await page.getByRole("button", { name: "Services" }).click();
      await page.getByRole("link", { name: "Tax Tribunal" }).waitFor();
      return undefined;
    },
  },
  {
    name: "form-errors",
    path: leadFormPage.path,
    reach: async (page) => {
      await page.getByRole("button", { name: leadForm.submit }).click();
      await page.locator("[aria-invalid=true]").nth(5).waitFor();
      return undefined;
    },
  },
  { name: "form-ready", path: leadFormPage.path, reach: sent },
  {
    name: "toast",
    path: pathOf("contact"),
    reach: async (page) => {
      const toast = await bringUpToast(page);
      await toast.hover();
      return toast;
    },
  },
  {
    name: "closing-band",
    path: pathOf("cop9"),
    reach: async (page) => {
      const band = page.locator(".on-band").last();
      await band.getByRole("link").first().hover();
      return band;
    },
  },
  {
    name: "last-safe-day",
    path: pathOf("tax-appeal"),
    dark: true,
    reach: async (page) => {
      const tool = page.getByRole("region", { name: deadlineWords.heading });
      await tool.getByLabel(deadlineWords.typed).fill("30 October 2026");
      await tool.getByRole("button", { name: deadlineWords.action }).click();
      await tool.locator("mark").waitFor();
      return tool;
    },
  },
  {
    name: "penalty-range",
    path: pathOf("cop9"),
    reach: async (page) => {
      await page.getByRole("button", { name: penaltyWords.action }).click();
      for (const { label, options } of Object.values(penaltyQuestions))
        await page.getByLabel(label).selectOption(options[1] ?? "");
      return page.locator("section").filter({ has: page.getByLabel(penaltyQuestions.what.label) });
    },
  },
  {
    name: "ways-map",
    path: pathOf("tax-appeal"),
    reach: async (page) =>
      page.locator("figure").filter({ has: page.getByText("Mediation (ADR)") }),
  },
  {
    name: "rent-shares",
    path: articlePath("allowable-expenses-for-rental-income"),
    reach: async (page) => page.locator("article figure").last(),
  },
  { name: "home-between", path: "/", inWindow: true, widths: [tablet] },
  { name: "about-between", path: pathOf("about"), inWindow: true, widths: [tablet] },
  {
    name: "guides-between",
    path: "/",
    widths: [tablet],
    reach: async (page) => page.getByRole("region", { name: home.guides.heading }),
  },
  {
    name: "forced-menu",
    path: pathOf("about"),
    forced: true,
    widths: [desktop],
    reach: async (page) => page.getByRole("banner"),
  },
  {
    name: "forced-figures",
    path: "/",
    forced: true,
    widths: [phone],
    reach: async (page) => page.getByRole("region", { name: "Introduction" }),
  },
  { name: "forced-faqs", path: pathOf("faqs"), forced: true, widths: [phone] },
  { name: "footer", path: "/", reach: async (page) => page.getByRole("contentinfo") },
  {
    name: "reviews",
    path: "/",
    reach: async (page) => page.getByRole("region", { name: "Client reviews" }),
  },
];

/** What prints to paper, and is pictured sheet by sheet. */
export const prints = [
  { name: "print-defence", path: pathOf("cop9") },
  { name: "print-service", path: pathOf("payroll") },
  { name: "print-article", path: articlePath("tax-on-rental-income") },
  { name: "print-faqs", path: pathOf("faqs") },
  { name: "print-contact", path: pathOf("contact") },
];

async function opened(page: Page, group: string) {
  const line = page.locator(`details[name=${group}]`).nth(1);
  await line.locator("summary").click();
  return page.locator("main section, main").filter({ has: line }).last();
}

async function sent(page: Page) {
  const { fields } = leadForm;
  await arrive(page, leadFormPage.path);
  await page.getByLabel(fields.fullName).fill("Asha Patel");
  await page.getByLabel(fields.email).fill("asha@example.com");
  await page.getByLabel(fields.phone).fill("07700 900123");
  await page.getByLabel(fields.service).selectOption(fields.unsure);
  await page.getByLabel(fields.message).fill("A letter headed “Check of your tax return”.");
  await page.getByLabel(fields.terms).check();
  await page.getByRole("button", { name: leadForm.submit }).click();
  await page.getByRole("heading", { name: leadForm.ready.heading }).waitFor();
  return undefined;
}
