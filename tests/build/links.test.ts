import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { emailHref, international, messagingHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { readDocuments } from "../../hosting/documents";

const folder = new URL("../../build/client/", import.meta.url);
const documents = readDocuments(folder);
const addressOf = (file: string) => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;
const byAddress = new Map(documents.map(({ file, html }) => [addressOf(file), html]));

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isHere = (path: string) =>
  byAddress.has(path) || isFile(fileURLToPath(new URL(`.${path}`, folder)));
const unescaped = (text: string) => text.replaceAll("&amp;", "&");

test.each(documents)(
  "every link, anchor, image and script of $file leads somewhere",
  (document) => {
    const { file, html } = document;
    const broken = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
      .map(([, target = ""]) => unescaped(target))
      .filter((target) => target.startsWith("/") || target.startsWith("#"))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const address = path === "" ? addressOf(file) : path.replace(/\?.*/, "");
        if (!isHere(address)) return true;
        const page = byAddress.get(address);
        return Boolean(anchor && page && !page.includes(`id="${anchor}"`));
      });
    expect(broken).toEqual([]);
  },
);

test.each(documents)("$file links nowhere outside but to what is listed", ({ html }) => {
  const outside = [...html.matchAll(/<a\s[^>]*href="([a-z]+:[^"]*)"/g)].map(
    ([, target = ""]) => target,
  );
  const allowed = [
    phoneHref,
    emailHref,
    messagingHref(),
    ...(firm.urgent?.phone ? [`tel:${international(firm.urgent.phone)}`] : []),
    ...firm.socials.map(({ url }) => url),
  ];
  expect(outside.filter((target) => !allowed.some((start) => target.startsWith(start)))).toEqual(
    [],
  );
});
