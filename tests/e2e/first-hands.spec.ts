import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { testimonials } from "~/firm/testimonials";
import { services } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { letterFinder, letterKinds } from "~/words/letters";
import { leadForm } from "~/words/pages/lead-form";
import { resources } from "~/words/pages/resources";
import { reviewWords } from "~/words/reviews";
import { statusOf } from "./expected-resources";
import { mainLink, menuButton, phoneMenu, servicesButton } from "./header";
import { fillIn, formIn } from "./lead-form";
import { awake, holdCode, islandCode } from "./screens";
import { expect, test } from "./test";

/* Visitors whose hands are faster than the network: what they do is done, and nothing is lost. */

/** What somebody does on a page before the code of the part that it is meant for is there. */
interface Case {
  what: string;
  path: string;
  /** Where the owner has nothing of the kind to show. */
  unless?: boolean;
  /** Else at a desk with a mouse. */
  on?: "phone";
  /** Done on a slow phone as well: of each kind of part and of hand, one. */
  alsoSlow?: boolean;
  /** What comes late; all code of parts that act if not given. */
  late?: RegExp;
  act: (page: Page) => Promise<unknown>;
  /** What the visitor must find in the end. */
  finds: (page: Page) => Promise<unknown>;
}

const firstService = services[0]?.page;
const isOpen = async (page: Page) => {
  await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect(mainLink(page, firstService)).toBeVisible();
};

const search = (page: Page) => page.getByLabel(letterFinder.searchLabel);
const counted = letterKinds.find(({ deadlines }) => deadlines) ?? letterKinds[0];
const line = (page: Page) =>
  page.locator("#find-your-letter details[name=letter]").filter({ hasText: counted?.says });
const lastDay = (page: Page) => page.locator("#last-safe-day");
const reviews = (page: Page) => page.getByRole("region", { name: reviewWords.label });
const [topic, format] = [resources.topics.at(1) ?? "", resources.formats.at(1) ?? ""];

const cases: Case[] = [
  {
    what: "a click on Services opens it",
    alsoSlow: true,
    path: "/",
    act: (page) => servicesButton(page).click(),
    finds: isOpen,
  },
  {
    what: "the mouse on Services opens it, and leaves it closed",
    path: pathOf("faqs"),
    act: (page) => servicesButton(page).hover(),
    finds: async (page) => {
      await isOpen(page);
      await page.mouse.move(20, 700);
      await expect(mainLink(page, firstService)).toBeHidden();
    },
  },
  {
    what: "ArrowDown on Services leads into it",
    path: "/",
    act: async (page) => {
      // A key that a browser itself has no use for is heard as soon as the page's one script is there.
      await page.locator("html[data-awake]").waitFor();
      await servicesButton(page).press("ArrowDown");
    },
    finds: (page) => expect(mainLink(page, firstService)).toBeFocused(),
  },
  {
    what: "the phone menu opens, and stays open",
    path: "/",
    on: "phone",
    act: (page) => menuButton(page).tap(),
    finds: async (page) => {
      await awake(page, "phone-menu").waitFor();
      await expect(phoneMenu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    what: "a tooltip comes where the keyboard's focus is, and goes with Escape",
    path: pathOf("offices"),
    act: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: firm.messaging.label }).focus();
      await page.keyboard.press("Tab");
    },
    finds: async (page) => {
      await expect(page.getByRole("tooltip")).toContainText(firm.name);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      const first = page.getByRole("banner").locator(`a[href="${firm.socials[0]?.url}"]`);
      await expect(first).toBeFocused();
    },
  },
  {
    what: "a word typed letter by letter arrives whole",
    alsoSlow: true,
    path: pathOf("investigation"),
    act: async (page) => {
      // As hands do, who see the field first.
      await search(page).click();
      await search(page).pressSequentially('lottery "ticket', { delay: 50 });
    },
    finds: async (page) => {
      await expect(search(page)).toHaveValue('lottery "ticket');
      await expect(page.locator("#find-your-letter summary:visible")).toHaveCount(0);
    },
  },
  {
    what: "a line of the letter finder opens, with the question of the date in it",
    path: "/",
    act: (page) => line(page).locator("summary").click(),
    finds: async (page) => {
      await expect(line(page).getByText(counted?.first ?? "")).toBeVisible();
      await expect(line(page).getByRole("textbox")).toBeVisible();
    },
  },
  {
    what: "a date is answered at Enter",
    path: pathOf("cop9"),
    act: async (page) => {
      await lastDay(page).getByRole("textbox").fill("30 October 2026");
      await lastDay(page).getByRole("textbox").press("Enter");
    },
    finds: (page) => expect(lastDay(page).locator("mark").first()).toBeVisible(),
  },
  {
    what: "two clicks go on by two reviews",
    path: "/",
    unless: testimonials.length === 0,
    act: async (page) => {
      const next = reviews(page).getByRole("button", { name: reviewWords.next });
      for (const _ of [1, 2]) await next.click();
    },
    finds: (page) =>
      expect(reviews(page).getByRole("status")).toHaveText(`Review 3 of ${testimonials.length}`),
  },
  {
    what: "topic, format and search filter together",
    alsoSlow: true,
    path: pathOf("resources"),
    act: async (page) => {
      await page.getByLabel(resources.search.topic).selectOption(topic);
      await page.getByLabel(resources.search.format).selectOption(format);
      await page.getByLabel(resources.search.label).pressSequentially("tax", { delay: 120 });
    },
    finds: (page) =>
      expect(page.getByRole("main").getByRole("status")).toHaveText(
        statusOf({ topic, format, search: "tax" }),
      ),
  },
  {
    what: "a form filled in on the page becomes a message",
    path: pathOf("contact"),
    // The frame comes with the page; its form is a part that acts.
    late: /\/assets\/lead-form-(?!frame-)[^/]+\.js$/,
    act: async (page) => {
      await fillIn(formIn(page));
      await formIn(page).getByRole("button", { name: leadForm.submit }).click();
    },
    finds: (page) =>
      expect(formIn(page).getByRole("heading", { name: leadForm.ready.heading })).toBeVisible(),
  },
  {
    what: "a message that is to be copied is not handed to an e-mail app",
    path: pathOf("contact"),
    late: /\/assets\/lead-form-(?!frame-)[^/]+\.js$/,
    act: async (page) => {
      await fillIn(formIn(page));
      await formIn(page).getByRole("button", { name: leadForm.copy }).click();
    },
    finds: (page) => expect(formIn(page).getByText(leadForm.ready.asked)).toBeVisible(),
  },
];

/** What a slow phone on a slow network is like. */
async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

for (const { what, path, on, alsoSlow, late = islandCode, act, finds } of cases.filter(
  ({ unless }) => !unless,
)) {
  test.describe(`${path}: ${what}`, () => {
    if (on) test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("while the code for it is on its way", async ({ page }) => {
      const release = await holdCode(page, late);
      await page.goto(path, { waitUntil: "commit" });
      await act(page);
      release();
      await finds(page);
    });

    if (!alsoSlow) return;

    test("on a slow phone and a slow network", async ({ page }) => {
      test.slow();
      await slowDown(page);
      await page.goto(path, { waitUntil: "commit" });
      await act(page);
      await finds(page);
    });
  });
}
