import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { mainLinks, services } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { expect } from "../test";
import type { Case } from "./cases";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page) => main(page).getByRole("button", { name: "Services" });
const link = (page: Page, name = "") => main(page).getByRole("link", { name, exact: true });
const first = services[0]?.title;
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Site menu" });
const profile = (page: Page) =>
  page.getByRole("banner").locator(`a[href="${firm.socials[0]?.url}"]`);

/** A key that a browser itself has no use for is heard as soon as the page's one script is there. */
async function pressOnceHeard(page: Page, key: string) {
  await page.locator("html[data-awake]").waitFor();
  await trigger(page).press(key);
}

const isOpen = async (page: Page) => {
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
  await expect(link(page, first)).toBeVisible();
};

export const menus: Case[] = [
  {
    what: "a click on Services opens it",
    alsoSlow: true,
    path: "/",
    act: (page) => trigger(page).click(),
    finds: isOpen,
  },
  {
    what: "a tap on Services opens it",
    path: pathOf("about"),
    on: "touch",
    act: (page) => trigger(page).tap(),
    finds: isOpen,
  },
  {
    what: "the mouse on Services opens it, and leaves it closed",
    path: pathOf("faqs"),
    act: (page) => trigger(page).hover(),
    finds: async (page) => {
      await isOpen(page);
      await page.mouse.move(20, 700);
      await expect(link(page, first)).toBeHidden();
    },
  },
  {
    what: "Enter on Services opens it",
    path: "/",
    act: (page) => trigger(page).press("Enter"),
    finds: isOpen,
  },
  {
    what: "ArrowDown on Services leads into it",
    path: "/",
    act: (page) => pressOnceHeard(page, "ArrowDown"),
    finds: (page) => expect(link(page, first)).toBeFocused(),
  },
  {
    what: "ArrowRight on Services leads along the bar",
    path: "/",
    act: (page) => pressOnceHeard(page, "ArrowRight"),
    finds: (page) => expect(link(page, mainLinks[0]?.title)).toBeFocused(),
  },
  {
    what: "a link of the Services panel leads to its page",
    path: "/",
    act: async (page) => {
      await trigger(page).hover();
      await link(page, first).click();
    },
    finds: (page) => expect(page).toHaveURL(pathOf(services[0]?.page ?? "home")),
  },
  {
    what: "the phone menu opens",
    alsoSlow: true,
    path: "/",
    on: "phone",
    act: (page) => menuButton(page).tap(),
    finds: async (page) => {
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
      await expect(menu(page)).toBeVisible();
    },
  },
  {
    what: "the phone menu opens and closes",
    path: pathOf("contact"),
    on: "phone",
    act: async (page) => {
      await menuButton(page).tap();
      await page.getByRole("button", { name: "Close menu" }).tap();
    },
    finds: async (page) => {
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await expect(menu(page)).toBeHidden();
    },
  },
  {
    what: "the phone menu opens, unfolds and leads to a page",
    path: pathOf("faqs"),
    on: "phone",
    act: async (page) => {
      await menuButton(page).tap();
      await menu(page).getByText("Services", { exact: true }).tap();
      await menu(page).getByRole("link", { name: first, exact: true }).tap();
    },
    finds: (page) => expect(page).toHaveURL(pathOf(services[0]?.page ?? "home")),
  },
  {
    what: "Escape closes the phone menu and gives the focus back",
    path: "/",
    on: "phone",
    act: async (page) => {
      await menuButton(page).press("Enter");
      await page.keyboard.press("Escape");
    },
    finds: async (page) => {
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    },
  },
  {
    what: "a tooltip comes where the mouse rests",
    path: "/",
    act: (page) => profile(page).hover(),
    finds: (page) => expect(page.getByRole("tooltip")).toContainText(firm.name),
  },
  {
    what: "a tooltip comes where the keyboard's focus is",
    path: pathOf("offices"),
    act: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: firm.messaging.label }).focus();
      await page.keyboard.press("Tab");
    },
    finds: (page) => expect(page.getByRole("tooltip")).toContainText(firm.name),
  },
  {
    what: "a profile is led to",
    path: "/",
    act: (page) => profile(page).click({ noWaitAfter: true }),
    finds: (page) => expect(page).toHaveURL(firm.socials[0]?.url ?? ""),
  },
];
