import type { FrameLocator, Page } from "@playwright/test";
import { leadFormPage, pathOf } from "~/site/pages";
import { leadForm } from "~/words/pages/lead-form";
import { fillIn, formIn } from "../lead-form";
import { expect } from "../test";
import type { Case } from "./cases";

const { fields } = leadForm;
const submit = (page: Page | FrameLocator) =>
  page.getByRole("button", { name: leadForm.submit }).click();

const isReady = (page: Page | FrameLocator) =>
  expect(page.getByRole("heading", { name: leadForm.ready.heading })).toBeVisible();

export const forms: Case[] = [
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
    path: pathOf("contact"),
    // The frame comes with the page; its form is a part that acts.
    late: /\/assets\/lead-form-(?!frame-)[^/]+\.js$/,
    act: async (page) => {
      await fillIn(formIn(page));
      await submit(formIn(page));
    },
    finds: (page) => isReady(formIn(page)),
  },
];
