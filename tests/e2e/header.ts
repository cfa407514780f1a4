import { expect, type Page } from "@playwright/test";
import { services } from "~/site/navigation";
import { type PageId, pageById } from "~/site/pages";
import { chrome } from "~/words/chrome";

/* The menus of the header, as a visitor finds them. */

/** A page that only the panel of services leads to from there. */
const [subService] = services.flatMap(({ subServices = [] }) => subServices) as [PageId];

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: chrome.names.main });
export const servicesButton = (page: Page) =>
  mainMenu(page).getByRole("button", { name: chrome.services });

/** A link of the main menu, or of the panel under Services. */
export const mainLink = (page: Page, id = subService) =>
  mainMenu(page).getByRole("link", { name: pageById(id).label, exact: true });

export const phoneMenu = (page: Page) => page.getByRole("navigation", { name: chrome.names.menu });
export const menuButton = (page: Page) =>
  page.getByRole("button", { name: chrome.menu, exact: true });

export async function openServices(page: Page) {
  await servicesButton(page).click();
  await expect(mainLink(page)).toBeVisible();
}

/** Opens the phone's menu, and its services. */
export async function openPhoneMenu(page: Page) {
  await menuButton(page).click();
  await phoneMenu(page).getByText(chrome.services, { exact: true }).click();
  await expect(
    phoneMenu(page).getByRole("link", { name: pageById(subService).label, exact: true }),
  ).toBeVisible();
}
