import { expect, test, vi } from "vitest";
import { parseFirm } from "~/firm/firm-schema";
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
