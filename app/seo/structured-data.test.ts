import { expect, test } from "vitest";
import { longestFirm } from "~/firm/samples/longest-firm";
import { sampleFirm } from "~/firm/samples/sample-firm";
import type { PageId } from "~/site/pages";
import type { PageMeta } from "~/words/types";
import { structuredData } from "./structured-data";

const words: PageMeta = {
  title: "Help with a letter",
  description: "What your letter means, how long you have, and what to do first. Talk to us today.",
  updated: "2026-11-02",
};

type Entry = Record<string, unknown>;

/** What is left once it is written down: properties without a value are gone. */
function entries(page: PageId, details = longestFirm, meta = words): Entry[] {
  return JSON.parse(JSON.stringify(structuredData(page, meta, details)))["@graph"];
}

const ofType = (list: Entry[], type: string) => list.filter((entry) => entry["@type"] === type);
const firmOn = (page: PageId, details = longestFirm) =>
  ofType(entries(page, details), "AccountingService")[0];

test.each(["home", "contact", "offices"] as const)(
  "the firm is described in full on %s",
  (page) => {
    expect(firmOn(page)).toMatchObject({
      "@id": `${longestFirm.origin}/#firm`,
      name: longestFirm.name,
      legalName: "Featherstonehaugh Cholmondeley & Wriothesley Chartered Tax Accountants Limited",
      telephone: "+441618341234",
      email: longestFirm.email,
      sameAs: longestFirm.socials.map(({ url }) => url),
      address: {
        streetAddress: longestFirm.offices[0]?.address.slice(0, 4).join(", "),
        addressLocality: "Manchester",
        postalCode: "M60 9ZX",
        addressCountry: "United Kingdom",
      },
    });
  },
);

test.each<[address: string[], street: string | undefined, postcode: string]>([
  [["1 High Street", "Leeds", "M1 1AE"], "1 High Street, Leeds", "M1 1AE"],
  [["1 High Street", "Leeds", "B33 8TH"], "1 High Street, Leeds", "B33 8TH"],
  [["1 High Street", "Leeds", "CR2 6XH"], "1 High Street, Leeds", "CR2 6XH"],
  [["1 High Street", "Leeds", "DN55 1PT"], "1 High Street, Leeds", "DN55 1PT"],
  [["1 High Street", "Leeds", "W1A 0AX"], "1 High Street, Leeds", "W1A 0AX"],
  [["1 High Street", "Leeds", "EC1A 1BB"], "1 High Street, Leeds", "EC1A 1BB"],
  [["1 High Street", "Manchester M60 9ZX"], "1 High Street", "M60 9ZX"],
  [["1 High Street, Manchester, M60 9ZX", "UK"], "1 High Street, Manchester, UK", "M60 9ZX"],
  [["Manchester", "M60 9ZX"], undefined, "M60 9ZX"],
])("of %j the street is %s, and the postcode %s stands by itself", (address, street, postcode) => {
  const [office] = longestFirm.offices as [(typeof longestFirm.offices)[number]];
  const told = firmOn("home", { ...longestFirm, offices: [{ ...office, address }] })?.address;
  expect(told).toMatchObject({ postalCode: postcode });
  expect((told as Entry).streetAddress).toBe(street);
});

test("the firm has the hours of every day on which it is open", () => {
  expect(firmOn("home")?.openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:30",
      closes: "17:30",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Saturday"],
      opens: "09:30",
      closes: "12:30",
    },
  ]);
});

test("the firm is there once for each office on /offices; those abroad state no UK hours", () => {
  const inBelfast = longestFirm.offices.map((office) =>
    office.name === "Oldham" ? { ...office, timeZone: "Europe/Belfast" } : office,
  );
  const firm = { ...longestFirm, offices: inBelfast };
  const offices = ofType(entries("offices", firm), "AccountingService");
  expect(offices).toHaveLength(longestFirm.offices.length);
  expect(new Set(offices.map((office) => office["@id"])).size).toBe(offices.length);
  const named = (city: string) =>
    offices.find(({ name }) => name === `${longestFirm.name}, ${city}`);
  expect(named("Oldham")).toHaveProperty("openingHoursSpecification");
  expect(named("Oldham")).toHaveProperty("telephone", "+441618341234");
  expect(named("Johannesburg")).toHaveProperty("telephone", "+27115550100");
  expect(named("Johannesburg")).toMatchObject({
    parentOrganization: { "@id": `${longestFirm.origin}/#firm` },
  });
  expect(named("Johannesburg")).not.toHaveProperty("openingHoursSpecification");
});

test.each([
  ["phone", { phone: sampleFirm.phone }, "telephone"],
  ["e-mail", { email: sampleFirm.email }, "email"],
  ["registered name", { particulars: undefined }, "legalName"],
])("without a real %s the firm has no %s", (_name, change, property) => {
  expect(firmOn("home")).toHaveProperty(property);
  expect(firmOn("home", { ...longestFirm, ...change })).not.toHaveProperty(property);
});

test.each([
  ["name", { name: sampleFirm.name }],
  ["head office's address", { offices: sampleFirm.offices }],
])("without a real %s the firm is left out, and nothing points to it", (_name, change) => {
  for (const page of ["home", "offices", "about", "cop9", "blog"] as const)
    expect(JSON.stringify(entries(page, { ...longestFirm, ...change }))).not.toContain("#firm");
});

test("the firm leaves out profiles that are samples", () => {
  const socials = [...longestFirm.socials.slice(0, 2), ...sampleFirm.socials.slice(0, 1)];
  expect(firmOn("home", { ...longestFirm, socials })?.sameAs).toEqual(
    longestFirm.socials.slice(0, 2).map(({ url }) => url),
  );
});

test("a service names its provider by the firm's own id", () => {
  expect(ofType(entries("cop9"), "Service")).toEqual([
    {
      "@type": "Service",
      "@id": `${longestFirm.origin}/services/cop9#service`,
      name: "CoP9",
      description: words.description,
      url: `${longestFirm.origin}/services/cop9`,
      provider: {
        "@type": "AccountingService",
        "@id": `${longestFirm.origin}/#firm`,
        name: longestFirm.name,
        url: `${longestFirm.origin}/`,
      },
    },
  ]);
  for (const page of ["home", "services", "about"] as const) {
    expect(ofType(entries(page), "Service")).toEqual([]);
  }
});

test("an article is a posting of the firm, at its canonical address", () => {
  const article: PageMeta = {
    ...words,
    canonical: "/blog/rent",
    ogType: "article",
    ogImage: { path: "/images/social-taxes.png", alt: "" },
    published: "2026-11-01",
  };
  const [posting] = ofType(entries("blog", longestFirm, article), "BlogPosting");
  expect(posting).toMatchObject({
    "@id": `${longestFirm.origin}/blog/rent`,
    headline: words.title,
    datePublished: "2026-11-01",
    dateModified: "2026-11-02",
    image: `${longestFirm.origin}/images/social-taxes.png`,
    author: { name: longestFirm.name },
  });
});

test("of the people is told on /about, and with an article who stands behind it", () => {
  const [author, reviewer, plain] = longestFirm.people ?? [];
  const article: PageMeta = { ...words, ogType: "article" };
  const graph = (page: PageId, meta?: PageMeta) => JSON.stringify(entries(page, longestFirm, meta));
  expect(graph("about")).toContain(`"name":"${plain?.name}"`);
  const signed = { ...article, author: author?.id, reviewer: reviewer?.id };
  expect(entries("blog", longestFirm, signed)).toContainEqual(
    expect.objectContaining({
      author: expect.objectContaining({
        "@type": "Person",
        "@id": expect.stringContaining(`${longestFirm.origin}/about#`),
        name: author?.name,
        image: `${longestFirm.origin}${author?.portrait}`,
      }),
      contributor: expect.objectContaining({ "@type": "Person", name: reviewer?.name }),
    }),
  );
  expect(graph("blog", article)).toContain('"author":{"@type":"AccountingService"');
});

test("home alone is the site's", () => {
  expect(ofType(entries("home"), "WebSite")).toHaveLength(1);
  expect(ofType(entries("cop9"), "WebSite")).toEqual([]);
});
