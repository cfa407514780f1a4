import type { Locator, Page } from "@playwright/test";
import { articlePath, leadFormPage, notFoundPath, pathOf } from "~/site/pages";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { home } from "~/words/pages/home";
import { leadForm } from "~/words/pages/lead-form";
import { reviewWords } from "~/words/reviews";
import { ask } from "../e2e/deadline-tool";
import { openPhoneMenu, openServices } from "../e2e/header";
import { fillIn, showErrors } from "../e2e/lead-form";
import { answerAll, openQuestions } from "../e2e/penalty-tool";
import { awake, bringUpToast, servicePages, unfold, written } from "../e2e/screens";

/** What is pictured: a page as it arrives, or what a visitor has made of it. Each layout once. */
type State = [
  name: string,
  /** What is seen in no other picture. */
  shows: string,
  path: string,
  /** The widths and colours in which it looks different from other states. */
  looks: readonly `${number}-${"light" | "dark" | "forced" | "paper"}`[],
  /** What the visitor does. Returns the part of the page that shows it, if a part is enough. */
  reach?: (page: Page) => Promise<Locator | undefined> | Promise<void>,
];

const [phone, desktop, dark] = ["390-light", "1280-light", "390-dark"] as const;
/** What the margins leave of a sheet of A4. */
const paper = "680-paper";

const guide = articlePath(written.at(-1)?.slug ?? "");
const cop9 = pathOf("cop9");
/** One with a drawing and tables, while there is one. */
const [{ path: service = "/" } = {}] = servicePages.toSorted(
  (one, other) => Number(other.path.endsWith("/payroll")) - Number(one.path.endsWith("/payroll")),
);

/** Pages as they arrive, from their beginning. */
export const pages: State[] = [
  ["home", "the letter and the finder", "/", [phone, dark, desktop]],
  [
    "defence",
    "an investigation's folder and its strip of days",
    cop9,
    [phone, desktop, "1280-dark", paper],
  ],
  ["service", "a service's drawing, passages and tables", service, [phone, desktop]],
  ["hub", "a hub's ways on", pathOf("investigation"), [desktop]],
  ["services", "all the drawings", pathOf("services"), [desktop]],
  ["resources", "sheets and filters", pathOf("resources"), [desktop]],
  ["about", "people and postmarks", pathOf("about"), [desktop]],
  ["offices", "the table of offices", pathOf("offices"), [dark, desktop]],
  [
    "contact",
    "ways to reach the firm, and the form in its frame",
    pathOf("contact"),
    [desktop, paper],
  ],
  ["privacy", "a policy", pathOf("privacy-policy"), [desktop]],
  ["blog", "the list of guides", pathOf("blog"), [desktop]],
  ["article", "a guide", guide, [phone, desktop, paper]],
  ["not-found", "the returned letter, and the footer", notFoundPath, [dark, desktop]],
];

/** Only what is in the window, with the call bar over it. */
export const windows: State[] = [
  ["first-window", "the call bar", cop9, [phone]],
  ["first-steps", "what to do first", pathOf("tax-tribunal"), [phone]],
  ["home-between", "the hero of tablets", "/", ["768-light"]],
  ["services-panel", "the menu of services", notFoundPath, [desktop], openServices],
  ["phone-menu", "the menu of phones", "/", [phone], openPhoneMenu],
];

/** What a visitor has made of a page, most of them a part of it. */
export const parts: State[] = [
  ["faq-open", "a question that is open", pathOf("faqs"), [phone], (page) => opened(page, "faqs")],
  [
    "letter-open",
    "a letter that is open",
    "/",
    [phone, desktop],
    async (page) => {
      const line = await opened(page, "letter");
      await awake(page, "letter-finder").waitFor();
      return line;
    },
  ],
  ["form-errors", "all that can be missing in the form", leadFormPage.path, [phone], showErrors],
  [
    "form-ready",
    "the message that is ready to be sent",
    leadFormPage.path,
    [phone],
    async (page) => {
      await fillIn(page, { message: "A letter headed “Check of your tax return”." });
      await page.getByRole("button", { name: leadForm.submit }).click();
      await page.getByRole("heading", { name: leadForm.ready.heading }).waitFor();
    },
  ],
  [
    "toast",
    "a toast",
    pathOf("contact"),
    [phone],
    async (page) => {
      const toast = await bringUpToast(page);
      await toast.hover();
      // A line of the page is seen at its edge: at the top, where nothing still arrives.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      return toast;
    },
  ],
  [
    "closing-band",
    "the envelope at a page's end, its button under the mouse",
    cop9,
    [phone],
    async (page) => {
      const band = page.locator("section.on-manila").last();
      await band.getByRole("link").first().hover();
      return band;
    },
  ],
  [
    "last-safe-day",
    "the answer of the deadline tool",
    pathOf("tax-appeal"),
    [phone, desktop],
    async (page) => {
      const tool = page.getByRole("region", { name: deadlineWords.heading });
      await ask(tool, "30 October 2026");
      await tool.locator("mark").waitFor();
      await page.mouse.move(0, 0);
      return tool;
    },
  ],
  [
    "penalty-range",
    "the answer of the penalty tool",
    cop9,
    [desktop],
    async (page) => {
      const questions = await openQuestions(page);
      await answerAll(page, 1);
      return questions;
    },
  ],
  [
    "ranges",
    "a table of ranges, each with its bar on one scale",
    cop9,
    [phone, desktop],
    async (page) => {
      await unfold(page);
      return page.locator("main div").filter({ has: page.locator("> table thead svg") });
    },
  ],
  [
    "ways-map",
    "the map of ways",
    pathOf("tax-appeal"),
    [phone, desktop],
    async (page) => {
      const maps = page
        .locator("main figure")
        .filter({ has: page.getByText("First-tier Tribunal") });
      return maps.first();
    },
  ],
  [
    "cases",
    "the six cases on home, as folders",
    "/",
    [desktop],
    async (page) => page.getByRole("region", { name: home.letters.heading }),
  ],
  [
    "reviews",
    "what clients say",
    "/",
    [desktop],
    async (page) => {
      const reviews = page.getByRole("region", { name: reviewWords.label });
      await reviews.scrollIntoViewIfNeeded();
      await reviews.locator("li[inert]").first().waitFor();
      return reviews;
    },
  ],
  [
    "menu",
    "the header in the few colours that some systems allow",
    pathOf("about"),
    ["1280-forced"],
    async (page) => page.getByRole("banner"),
  ],
  [
    "figures",
    "marks and rules in those colours",
    "/",
    ["390-forced"],
    async (page) => page.getByRole("region", { name: home.hero.name }),
  ],
];

async function opened(page: Page, group: string) {
  await page.locator(`details[name=${group}] summary`).nth(1).click();
  const open = page.locator(`details[name=${group}][open]`);
  return page.locator("main section, main").filter({ has: open }).last();
}
