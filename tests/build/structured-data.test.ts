import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { structuredDataIn } from "../../publish/files/documents";
import { documents } from "./built";

/*
 * Required by Google's documentation (developers.google.com/search/docs/appearance/structured-data,
 * as at November 2026); of WebPage and Service, which Google has no rules for, what makes them useful.
 */
const required: Record<string, readonly string[]> = {
  AccountingService: ["@id", "name", "address", "url"],
  BlogPosting: ["@id", "headline", "description", "image", "datePublished", "dateModified"],
  BreadcrumbList: ["itemListElement"],
  Person: ["@id", "name", "jobTitle", "worksFor"],
  Service: ["@id", "name", "description", "url"],
  WebPage: ["@id", "name", "dateModified"],
  WebSite: ["name", "url"],
};

const found = [...documents].filter(([, html]) => !html.includes("noindex"));

test.each(found)("the structured data of %s is whole", (_, html) => {
  const entries = structuredDataIn(html);
  const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  expect(entries[0]).toHaveProperty("@id", canonical);
  for (const entry of entries) {
    const type = String(entry["@type"]);
    expect(Object.keys(required)).toContain(type);
    for (const property of required[type] ?? []) {
      expect(entry[property], `${type} has ${property}`).toBeTruthy();
    }
  }

  const text = JSON.stringify(entries);
  expect(text).not.toMatch(
    /"\w*(?:rating|review)\w*":|"(?:FAQPage|HowTo|Question|Rating|Review)"/i,
  );
  for (const [, address = ""] of text.matchAll(/"(?:@id|url|item|image|logo)":"([^"]*)"/g)) {
    expect(address).toContain(`${firm.origin}/`);
    expect(new URL(address).href).toBe(address);
  }
});

test.each(found)(
  "%s names the way to itself, step by step from the first, as its breadcrumbs do",
  (path, html) => {
    const trail = structuredDataIn(html).find((entry) => entry["@type"] === "BreadcrumbList");
    const [, crumbs = ""] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    const names = [...crumbs.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, name]) => name);
    const listed = (trail?.itemListElement ?? []) as { name: string; position: number }[];
    // An article's own name is not among them.
    const isLast = names.length > 0 && !path.startsWith("/blog/");
    expect(crumbs.match(/aria-current="page"/g) ?? []).toHaveLength(isLast ? 1 : 0);
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(listed.map(({ position }) => position)).toEqual([1, 2, 3, 4].slice(0, names.length));
  },
);
