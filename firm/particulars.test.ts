import { expect, test } from "vitest";
import type { Particulars } from "./firm-schema";
import { particularsOf } from "./particulars";
import { longestFirm } from "./samples/longest-firm";

const said = (particulars: Particulars | undefined, name = "Smith Tax") =>
  particularsOf({ ...longestFirm, name, particulars }).join(" ");
const registered = {
  registeredName: "Smith & Daughters Limited",
  registeredNumber: "01234567",
  registeredIn: "Scotland",
  registeredOffice: "1 High Street, Perth",
} as const;

test.each([
  [
    "a company under a trading name",
    { form: "company", ...registered },
    "Smith Tax is a trading name of Smith & Daughters Limited, a limited company registered in Scotland, number 01234567. Registered office: 1 High Street, Perth.",
  ],
  [
    "a limited liability partnership",
    { form: "llp", ...registered, registeredName: "Smith Tax" },
    "Smith Tax, a limited liability partnership registered in Scotland, number 01234567. Registered office: 1 High Street, Perth.",
  ],
  [
    "a partnership, with every partner",
    {
      form: "partnership",
      partners: ["A. Bell", "C. Dean", "E. Ford"],
      addressForService: "1 High St",
    },
    "Smith Tax, a partnership of A. Bell, C. Dean and E. Ford. Address for service: 1 High St.",
  ],
  [
    "a partnership that keeps the list of its partners at its office",
    { form: "partnership", partners: null, addressForService: "1 High St" },
    "Smith Tax, a partnership. The list of its partners is open to inspection at its principal place of business: 1 High St.",
  ],
  [
    "a sole trader, with the owner",
    { form: "sole-trader", owner: "A. Smith", addressForService: "1 High St" },
    "Smith Tax, sole trader: A. Smith. Address for service: 1 High St.",
  ],
] as const)("%s says who it is in law", (_form, particulars, sentence) => {
  expect(said(particulars as Particulars)).toBe(sentence);
});

test("a firm says nothing that is not given, or that it has none of", () => {
  expect(said(undefined)).toBe("");
  const none = { vatNumber: null, professionalBody: null, insurer: null, hmrcRegistration: null };
  const form = { form: "company", ...registered } as const;
  expect(said({ ...form, ...none })).toBe(said(form));
});

test("no particular ends with two full stops", () => {
  const contacts = { amlSupervisor: "H.M.R.C.", complaintsContact: "A. Smith, 1 High St." };
  const line = said({ form: "company", ...registered, ...contacts });
  expect(line).toContain("rules by H.M.R.C. Complaints: A. Smith, 1 High St.");
  expect(line).not.toContain("..");
});

test("a firm says every other particular that it gives", () => {
  const line = said(longestFirm.particulars);
  for (const words of [
    "VAT number: GB 123 4567 89.",
    "Chartered Accountants; professional body: the Institute",
    "cover: work done anywhere except in the USA and Canada.",
    "money-laundering rules by the Institute",
    "Registered with HMRC as a tax adviser: agent reference",
    "Complaints: Dr Alexandra",
  ])
    expect(line).toContain(words);
});
