import type { Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { services } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { awake } from "../screens";
import { expect } from "../test";
import type { Case } from "./cases";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page) => main(page).getByRole("button", { name: "Services" });
const link = (page: Page, name = "") => main(page).getByRole("link", { name, exact: true });
const first = services[0]?.title;
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Site menu" });

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
    what: "ArrowDown on Services leads into it",
    path: "/",
    act: (page) => pressOnceHeard(page, "ArrowDown"),
    finds: (page) => expect(link(page, first)).toBeFocused(),
  },
  {
    what: "the phone menu opens, and stays open",
    path: "/",
    on: "phone",
    act: (page) => menuButton(page).tap(),
    finds: async (page) => {
      await awake(page, "phone-menu").waitFor();
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    },
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
];
