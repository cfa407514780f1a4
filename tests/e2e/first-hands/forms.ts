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
