import type { Page } from "@playwright/test";
import { leadFormPage, notFoundPath, pathOf } from "~/site/pages";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { home } from "~/words/pages/home";
import { leadForm } from "~/words/pages/lead-form";
import { penaltyQuestions } from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { fillIn } from "../e2e/lead-form";
import { awake, bringUpToast, unfold } from "../e2e/screens";
import { desktop, pages, phone, type State } from "./pages";

const windows: State[] = [
  { name: "first-window", shows: "the call bar", path: pathOf("cop9"), looks: [phone] },
  { name: "first-steps", shows: "what to do first", path: pathOf("tax-tribunal"), looks: [phone] },
  { name: "home-between", shows: "the hero of tablets", path: "/", looks: ["768-light"] },
  {
    name: "services-panel",
    shows: "the menu of services",
    path: notFoundPath,
    looks: [desktop],
    reach: async (page) => {
      await page.getByRole("button", { name: "Services" }).click();
      await page.getByRole("link", { name: "Tax Tribunal" }).waitFor();
    },
  },
  {
    name: "phone-menu",
    shows: "the menu of phones",
    path: "/",
    looks: [phone],
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Site menu" });
      await menu.getByText("Services", { exact: true }).click();
    },
  },
];

const parts: State[] = [
  {
    name: "faq-open",
    shows: "a question that is open",
    path: pathOf("faqs"),
    looks: [phone],
    reach: (page) => opened(page, "faqs"),
  },
  {
    name: "letter-open",
    shows: "a letter that is open",
    path: "/",
    looks: [phone],
    reach: async (page) => {
      const line = await opened(page, "letter");
      await awake(page, "letter-finder").waitFor();
      return line;
    },
  },
  {
    name: "form-errors",
    shows: "all that can be missing in the form",
    path: leadFormPage.path,
    looks: [phone],
    reach: async (page) => {
      await page.getByRole("button", { name: leadForm.submit }).click();
      await page.locator("[aria-invalid=true]").nth(5).waitFor();
    },
  },
  {
    name: "form-ready",
    shows: "the message that is ready to be sent",
    path: leadFormPage.path,
    looks: [phone],
    reach: async (page) => {
      await fillIn(page, { message: "A letter headed “Check of your tax return”." });
      await page.getByRole("button", { name: leadForm.submit }).click();
      await page.getByRole("heading", { name: leadForm.ready.heading }).waitFor();
    },
  },
  {
    name: "toast",
    shows: "a toast",
    path: pathOf("contact"),
    looks: [phone],
    reach: async (page) => {
      const toast = await bringUpToast(page);
      await toast.hover();
      return toast;
    },
  },
  {
    name: "closing-band",
    shows: "the envelope at a page's end, its button under the mouse",
    path: pathOf("cop9"),
    looks: [phone],
    reach: async (page) => {
      const band = page.locator("section.on-manila").last();
      await band.getByRole("link").first().hover();
      return band;
    },
  },
  {
    name: "last-safe-day",
    shows: "the answer of the deadline tool",
    path: pathOf("tax-appeal"),
    looks: [phone, desktop],
    reach: async (page) => {
      const tool = page.getByRole("region", { name: deadlineWords.heading });
      await tool.getByRole("textbox").fill("30 October 2026");
      await tool.getByRole("button", { name: deadlineWords.action }).click();
      await tool.locator("mark").waitFor();
      await page.mouse.move(0, 0);
      return tool;
    },
  },
  {
    name: "penalty-range",
    shows: "the answer of the penalty tool",
    path: pathOf("cop9"),
    looks: [desktop],
    reach: async (page) => {
      await page.locator("summary").filter({ hasText: penaltyWords.heading }).click();
      await page.getByRole("button", { name: penaltyWords.action }).click();
      for (const { label, options } of Object.values(penaltyQuestions))
        await page.getByLabel(label).selectOption(Object.keys(options).at(1) ?? "");
      return page.locator("details").filter({ has: page.getByLabel(penaltyQuestions.what.label) });
    },
  },
  {
    name: "ranges",
    shows: "a table of ranges, each with its bar on one scale",
    path: pathOf("cop9"),
    looks: [phone, desktop],
    reach: async (page) => {
      await unfold(page);
      return page.locator("main div").filter({ has: page.locator("> table thead svg") });
    },
  },
  {
    name: "ways-map",
    shows: "the map of ways",
    path: pathOf("tax-appeal"),
    looks: [desktop],
    reach: async (page) =>
      page
        .locator("main figure")
        .filter({ has: page.getByText("First-tier Tribunal") })
        .first(),
  },
  {
    name: "cases",
    shows: "the six cases on home, as folders",
    path: "/",
    looks: [desktop],
    reach: async (page) => page.getByRole("region", { name: home.letters.heading }),
  },
  {
    name: "reviews",
    shows: "what clients say",
    path: "/",
    looks: [desktop],
    reach: async (page) => {
      const reviews = page.getByRole("region", { name: "Client reviews" });
      await reviews.scrollIntoViewIfNeeded();
      await reviews.locator("li[inert]").first().waitFor();
      return reviews;
    },
  },
  {
    name: "menu",
    shows: "the header in the few colours that some systems allow",
    path: pathOf("about"),
    looks: ["1280-forced"],
    reach: async (page) => page.getByRole("banner"),
  },
  {
    name: "figures",
    shows: "marks and rules in those colours",
    path: "/",
    looks: ["390-forced"],
    reach: async (page) => page.getByRole("region", { name: "Introduction" }),
  },
];

/** All that is pictured. */
export const states = [
  ...pages,
  ...windows.map((state) => ({ ...state, inWindow: true })),
  ...parts,
];

async function opened(page: Page, group: string) {
  const line = page.locator(`details[name=${group}]`).nth(1);
  await line.locator("summary").click();
  const open = page.locator(`details[name=${group}][open]`);
  return page.locator("main section, main").filter({ has: open }).last();
}
