import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { emailHref, international, messagingHref, phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { decode } from "../../hosting/documents";
import { client, documents } from "./built";

const isFile = (path: string) =>
  statSync(new URL(`.${path}`, client), { throwIfNoEntry: false })?.isFile() ?? false;

test.each([...documents])(
  "every link, anchor, image and script of %s leads somewhere",
  (path, html) => {
    const broken = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
      .map(([, target = ""]) => decode(target))
      .filter((target) => target.startsWith("/") || target.startsWith("#"))
      .filter((target) => {
        const [to = "", anchor] = target.split("#");
        const address = to === "" ? path : to.replace(/\?.*/, "");
        const page = documents.get(address);
        if (page === undefined) return !isFile(address);
        return Boolean(anchor && !page.includes(`id="${anchor}"`));
      });
    expect(broken).toEqual([]);
  },
);

test.each([...documents])("%s links nowhere outside but to what is listed", (_, html) => {
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
