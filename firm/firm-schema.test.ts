import { expect, test } from "vitest";
import { parseFirm } from "./firm-schema";
import { sampleFirm } from "./samples/sample-firm";

const [firstSocial, ...otherSocials] = sampleFirm.socials;
const [firstOffice, ...otherOffices] = sampleFirm.offices;
const { address: _, ...officeWithoutAddress } = { ...firstOffice };

test("a fresh copy's details are accepted", () => {
  expect(parseFirm(sampleFirm)).toEqual(sampleFirm);
});

test.each([
  ["no phone", { phone: undefined }, "phone is missing"],
  ["an empty phone", { phone: " " }, "phone is empty"],
  ["letters in the phone", { phone: "0161 CALL US" }, "phone must be a phone number"],
  ["a malformed email", { email: "hello@" }, "email must be an email address"],
  [
    "an http origin",
    { origin: "http://www.the-firm.example" },
    "origin must be a full address that starts with https://",
  ],
  [
    "an origin with a path",
    { origin: "https://www.the-firm.example/uk" },
    "origin must be an origin without a path",
  ],
  [
    "an unknown social network",
    { socials: [{ ...firstSocial, network: "friendster" }, ...otherSocials] },
    "socials[0].network must be one of facebook, instagram, linkedin, tiktok, x, youtube",
  ],
  [
    "a profile on another site",
    { socials: [{ network: "x", url: "https://www.facebook.com/firm" }, ...otherSocials] },
    "socials[0].url is not an address on x.com",
  ],
  [
    "an office without an address",
    { offices: [officeWithoutAddress, ...otherOffices] },
    'offices "manchester": address',
  ],
  [
    "an office in no time zone",
    { offices: [{ ...firstOffice, timeZone: "Europe/Oldham" }, ...otherOffices] },
    'offices "manchester": timeZone must be an IANA time zone',
  ],
  [
    "an office twice",
    { offices: [...sampleFirm.offices, firstOffice] },
    "offices must not use an id twice",
  ],
  [
    "a footer office that is none",
    { footerOffices: ["manchester", "oldham", "dubai", "leeds"] },
    'footerOffices[3] "leeds" is not the id of an office',
  ],
  [
    "hours that end before they begin",
    { openingHours: [{ days: [1], label: "Monday", opens: "18:00", closes: "08:00" }] },
    "openingHours[0].closes must be later than opens",
  ],
  [
    "an http form address",
    { leadForm: { ...sampleFirm.leadForm, frameUrl: "http://forms.example/1" } },
    "leadForm.frameUrl must be a path on this site",
  ],
  [
    "a provider's form with the site's own script",
    { leadForm: { ...sampleFirm.leadForm, frameUrl: "https://forms.provider.com/1" } },
    "leadForm.scriptUrl must be the embed script of the form's provider",
  ],
  [
    "the site's own form with a provider's script",
    { leadForm: { ...sampleFirm.leadForm, scriptUrl: "https://forms.provider.com/e.js" } },
    "leadForm.scriptUrl must be /lead-form-embed.js",
  ],
  [
    "a provider's form without a script",
    { leadForm: { frameUrl: "https://forms.provider.com/1", scriptUrl: "" } },
    "leadForm.scriptUrl must be",
  ],
  [
    "a form page on the site that is none",
    { leadForm: { frameUrl: "/form", scriptUrl: "/form.js" } },
    "leadForm.frameUrl must be the provider's address",
  ],
  [
    "a form page on the site by its full address",
    {
      leadForm: {
        frameUrl: `${sampleFirm.origin}/form`,
        scriptUrl: "https://forms.provider.com/e.js",
      },
    },
    "leadForm.frameUrl is on the site itself",
  ],
  [
    "an http newsletter address",
    { newsletter: { action: "http://news.example/subscribe" } },
    "newsletter.action must be a full address that starts with https://",
  ],
  ["a field that nothing reads", { telephone: "0161 496 0000" }, "telephone"],
])("%s stops the build and names the field", (_name, change, message) => {
  const parse = () => parseFirm({ ...sampleFirm, ...change });
  expect(parse).toThrow("firm/firm.ts has a bad value:");
  expect(parse).toThrow(message);
});

test("a provider may keep its form and its script on different hosts", () => {
  const leadForm = {
    frameUrl: "https://forms.provider.com/1",
    scriptUrl: "https://cdn.provider.net/embed.js",
  };
  expect(parseFirm({ ...sampleFirm, leadForm }).leadForm).toEqual(leadForm);
});

test("a profile may be on the network's own subdomain", () => {
  const socials = [
    { network: "linkedin", url: "https://uk.linkedin.com/company/firm" },
    { network: "x", url: "https://x.com/firm" },
    { network: "youtube", url: "https://www.youtube.com/@firm" },
  ];
  expect(parseFirm({ ...sampleFirm, socials }).socials).toEqual(socials);
});

test("every bad value has its line", () => {
  expect(() => parseFirm({ ...sampleFirm, phone: "none", email: "none" })).toThrow(
    /phone .*\n.*email /,
  );
});
