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

const arrived: [name: string, shows: string, path: string, looks: State["looks"]][] = [
  ["home", "the letter and the finder", "/", [phone, dark, desktop]],
  [
    "defence",
    "an investigation's folder and its strip of days",
    pathOf("cop9"),
    [phone, desktop, "1280-dark", paper],
  ],
  ["service", "a service's drawing, passages and tables", pathOf("payroll"), [phone, desktop]],
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

/** Pages as they arrive, from their beginning. */
export const pages = arrived.map(
  ([name, shows, path, looks]): State => ({ name, shows, path, looks }),
);
