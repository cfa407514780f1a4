import type { Locator, Page } from "@playwright/test";
import { articlePath, notFoundPath, pathOf } from "~/site/pages";
import { written } from "../e2e/screens";

/** What is pictured: a page as it arrives, or what a visitor has made of it. Each layout once. */
export interface State {
  name: string;
  /** What is seen in no other picture. */
  shows: string;
  path: string;
  /** The widths and colours in which it looks different from other states. */
  looks: readonly `${number}-${"light" | "dark" | "forced" | "paper"}`[];
  /** What the visitor does. Returns the part of the page that shows it, if a part is enough. */
  reach?: (page: Page) => Promise<Locator | undefined>;
  /** Only what is in the window, with the call bar over it; else the page, from its beginning. */
  inWindow?: boolean;
}

export const [phone, desktop] = ["390-light", "1280-light"] as const;
const dark = "390-dark";
/** What the margins leave of a sheet of A4. */
const paper = "680-paper";

const guide = articlePath(written.at(-1)?.slug ?? "");

/** Pages as they arrive, from their beginning. */
export const pages: State[] = [
  { name: "home", shows: "the letter and the finder", path: "/", looks: [phone, dark, desktop] },
  {
    name: "defence",
    shows: "an investigation's folder and its strip of days",
    path: pathOf("cop9"),
    looks: [desktop, "1280-dark", paper],
  },
  {
    name: "service",
    shows: "a service's drawing, passages and tables",
    path: pathOf("payroll"),
    looks: [phone, desktop],
  },
  { name: "hub", shows: "a hub's ways on", path: pathOf("investigation"), looks: [desktop] },
  { name: "services", shows: "all the drawings", path: pathOf("services"), looks: [desktop] },
  { name: "resources", shows: "sheets and filters", path: pathOf("resources"), looks: [desktop] },
  { name: "about", shows: "people and postmarks", path: pathOf("about"), looks: [desktop] },
  {
    name: "offices",
    shows: "the table of offices",
    path: pathOf("offices"),
    looks: [dark, desktop],
  },
  {
    name: "contact",
    shows: "ways to reach the firm, and the form in its frame",
    path: pathOf("contact"),
    looks: [desktop, paper],
  },
  { name: "privacy", shows: "a policy", path: pathOf("privacy-policy"), looks: [desktop] },
  { name: "blog", shows: "the list of guides", path: pathOf("blog"), looks: [desktop] },
  { name: "article", shows: "a guide", path: guide, looks: [phone, desktop, paper] },
  {
    name: "not-found",
    shows: "the returned letter, and the footer",
    path: notFoundPath,
    looks: [dark, desktop],
  },
];
