import type { FrameLocator, Page } from "@playwright/test";
import { firm } from "~/firm/firm";
import { leadFormPage, pathOf } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { fillIn } from "../fill-in";
import { expect } from "../test";
import type { Case } from "./cases";

const { fields } = leadForm;
const email = (page: Page) => page.getByLabel(blog.newsletter.label);
const toast = (page: Page) => page.locator("[data-sonner-toast]");
const submit = (page: Page | FrameLocator) =>
  page.getByRole("button", { name: leadForm.submit }).click();
const frame = (page: Page) => page.frameLocator(`iframe[title="${contact.form.frameTitle}"]`);

const isReady = (page: Page | FrameLocator) =>
  expect(page.getByRole("heading", { name: leadForm.ready.heading })).toBeVisible();

export const forms: Case[] = [
  {
    what: "an address for the newsletter is taken at Enter",
    path: pathOf("blog"),
    on: "phone",
    act: async (page) => {
      await email(page).fill("asha@example.com");
      await email(page).press("Enter");
    },
    finds: (page) => expect(toast(page)).toContainText(blog.newsletter.toasts.mail),
  },
  {
    what: "an empty form says what is missing",
    path: leadFormPage.path,
    act: submit,
    finds: (page) => expect(page.getByLabel(fields.fullName)).toBeFocused(),
  },
  {
    what: "a service and a tick are kept",
    path: leadFormPage.path,
    on: "phone",
    act: async (page) => {
      await page.getByLabel(fields.service).selectOption(fields.unsure);
      await page.getByLabel(fields.terms).check();
    },
    finds: async (page) => {
      await submit(page);
      await expect(page.getByLabel(fields.service)).toHaveValue(fields.unsure);
      await expect(page.getByLabel(fields.terms)).toBeChecked();
    },
  },
  {
    what: "a form filled in on the page becomes a message",
    alsoSlow: true,
    path: pathOf("contact"),
    // The frame comes with the page; its form is a part that acts.
    late: /\/assets\/lead-form-(?!frame-)[^/]+\.js$/,
    act: async (page) => {
      await fillIn(frame(page));
      await submit(frame(page));
    },
    finds: (page) => isReady(frame(page)),
  },
  {
    what: "the address is copied, and a toast says so",
    path: pathOf("contact"),
    act: (page) => page.getByRole("button", { name: contact.details.copy }).click(),
    finds: (page) => expect(toast(page)).toContainText(firm.email),
  },
];
