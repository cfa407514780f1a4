import { expect, test, vi } from "vitest";
import { structuredData } from "~/app/seo/structured-data";
import { parseFirm } from "~/firm/firm-schema";
import { openState } from "~/firm/opening-hours";
import { particularsOf } from "~/firm/particulars";
import { about } from "~/words/pages/about";
import { contact } from "~/words/pages/contact";
import { offices } from "~/words/pages/offices";
import { privacyPolicy } from "~/words/pages/privacy-policy";
import { smallFirm } from "../../firm/samples/small-firm";

vi.mock("~/firm/firm", async () => ({
  firm: (await import("../../firm/samples/small-firm")).smallFirm,
}));

const copy = JSON.stringify([about, contact, offices, privacyPolicy]);

test("a sole trader with one office is a firm", () => {
  expect(parseFirm(smallFirm)).toEqual(smallFirm);
});

test("the copy names its town, and no other town, country or day", () => {
  expect(offices.meta.title).toBe("Our office in Leeds");
  expect(contact.office.heading).toBe("Our office in Leeds, UK");
  expect(copy).toContain("an office in the UK.");
  for (const other of [
    "Manchester",
    "Emirates",
    "China",
    "Pakistan",
    "seven days",
    "of our offices",
  ])
    expect(copy).not.toContain(other);
});

test("the privacy policy says who the controller is in law, as the footer does", () => {
  const [identity = ""] = particularsOf();
  expect(identity).toBe("Okafor Tax, sole trader: Ada Okafor.");
  expect(JSON.stringify(privacyPolicy)).toContain(identity);
});

test("a day that is closed opens on the next day with hours, and search engines hear of none", () => {
  const saturday = new Date("2026-11-21T12:00:00Z");
  expect(
    openState({ hours: smallFirm.openingHours, timeZone: "Europe/London" }, saturday).text,
  ).toBe("Opens at 9am on Monday");
  const graph = JSON.stringify(structuredData("contact", contact.meta, smallFirm));
  expect(graph).toContain('"opens":"09:00"');
  expect(graph).not.toContain("Saturday");
});
