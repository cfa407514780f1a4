import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heardAtOnce } from "./sparing-listeners";

const app = new URL("../", import.meta.url);
const types = new URL("../../node_modules/@types/react/index.d.ts", import.meta.url);

/** Where React's name differs from the browser's. */
const browsersNames: Record<string, string> = {
  focus: "focusin",
  blur: "focusout",
  pointerenter: "pointerover",
  pointerleave: "pointerout",
  mouseenter: "mouseover",
  mouseleave: "mouseout",
  doubleclick: "dblclick",
};
/** These do not rise through the page. */
const heardWhereTheyHappen = ["error", "load", "toggle"];

const handlersIn = (text: string) => text.match(/\bon[A-Z]\w+/g) ?? [];

test("React hears at once every event that a part of the site has it listen for", () => {
  const handlers = new Set(handlersIn(readFileSync(types, "utf8")));
  const wanted = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => handlersIn(readFileSync(new URL(file, app), "utf8")))
    .filter((handler) => handlers.has(handler))
    .map((handler) => handler.slice(2).toLowerCase())
    .map((name) => browsersNames[name] ?? name);
  expect(wanted).toContain("click");
  const heard = new Set([...heardAtOnce, ...heardWhereTheyHappen]);
  expect(wanted.filter((name) => !heard.has(name))).toEqual([]);
});
