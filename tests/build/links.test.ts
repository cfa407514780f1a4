import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { emailHref, messagingHref, phoneHref, telHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { pages, pathOf } from "~/site/pages";
import { decode } from "../../publish/files/documents";
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
  const outside = [...html.matchAll(/<a\s[^>]*href="([a-z]+:[^"]*)"/g)].map(([, target = ""]) =>
    decode(target),
  );
  const { urgent, people = [], offices, socials } = firm;
  const numbers = [urgent, ...offices]
    .map((one) => one?.phone)
    .concat(people.map((one) => one.directLine));
  const allowed = [
    phoneHref,
    emailHref,
    messagingHref(),
    ...numbers.flatMap((number) => (number ? [telHref(number)] : [])),
    ...socials.map(({ url }) => url),
    ...offices.map(({ contactLink }) => contactLink),
  ];
  expect(outside.filter((target) => !allowed.some((start) => target.startsWith(start)))).toEqual(
    [],
  );
});

/** What a service is called where a link is nothing but its name. */
const called = new Map([
  ...pages
    .filter(({ parent }) => parent)
    .map(({ label, path }) => [label.toLowerCase(), path] as const),
  ["code of practice 8", pathOf("cop8")],
  ["code of practice 9", pathOf("cop9")],
]);

/** What a link's words promise, and where that is. */
const promised: readonly [words: RegExp, where: RegExp][] = [
  [/^(?:(?:call|see|find) )?(?:a )?solicitor\b/i, /^\/services\/tax-fraud|^#/],
  [/\bfind (?:your letter|yours)$/i, /^\/services\/investigation/],
  [/^call or write|^contact us(?!:)/i, /^\/contact|^#contact-us$/],
  [/^(?:these words|the words (?:to send|for it))$/i, /^\/services\/tax-appeal#deliberate$/],
  [/work (?:it )?out (?:on this site|your last day)/i, /#last-safe-day$/],
  [/^how to check it$/i, /#is-this-really-from-hmrc$/],
  [/privacy policy|keep your address/i, /^\/privacy-policy/],
];

test.each([...documents])("a link of %s leads to what its words say", (path, html) => {
  const astray = namesIn(html, "a").filter(({ written, to = "" }) => {
    // A service's name alone, or with “our … page”.
    const said = written.toLowerCase().replaceAll(/\s/g, " ");
    const own = called.get(/^(?:.*\bour )?(.+?)(?: page)?$/.exec(said)?.[1] ?? "");
    if (own !== undefined && own !== (to.split("#")[0] || path)) return true;
    return promised.some(([words, where]) => words.test(written.trim()) && !where.test(to));
  });
  expect(astray).toEqual([]);
});

/** Texts of the specification that say nothing when a link is heard alone. */
const vague = [
  "Read More",
  "Learn More",
  "Get Help",
  "Get Quote Now",
  "Download",
  "Open Tool",
  "Call Now",
];

/** Links or buttons: what each is called for who hears it, what is written on it, and where it leads. */
function namesIn(html: string, tag: "a" | "button") {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>(.*?)</${tag}>`, "gs"))].map(
    ([, attributes = "", inside = ""]) => {
      const attribute = (name: string) => attributes.match(`\\b${name}="([^"]*)"`)?.[1];
      const seen = inside.replaceAll(/<(svg|span) [^>]*aria-hidden="true".*?<\/\1>/gs, "");
      const written = seen.replaceAll(/<[^>]*>/g, "").trim();
      return { name: attribute("aria-label") ?? written, written, to: attribute("href") };
    },
  );
}

test.each([...documents])("%s makes sense to somebody who hears its links alone", (_, html) => {
  const links = namesIn(html, "a");
  expect(links.filter(({ name }) => !name || vague.includes(name))).toEqual([]);
  for (const [name, same] of Map.groupBy(links, ({ name }) => name.toLowerCase())) {
    expect([...new Set(same.map(({ to }) => to))], `links named ${name}`).toHaveLength(1);
  }
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

test.each([...documents])("who works %s by voice says what is written", (_, html) => {
  const named = [...namesIn(html, "a"), ...namesIn(html, "button")];
  expect(named.filter(({ name, written }) => !name.startsWith(written))).toEqual([]);
});
