import { firm } from "../../config/firm";
import { inWords } from "../../config/in-words";
import { countries, inSentence, series } from "../../config/places";
import type { PageMeta } from "../types";

/** The first of two texts, unless it is longer than search engines show. */
const within = (most: number, long: string, short: string) => (long.length <= most ? long : short);

/** A country with one office is named by the office's town. */
const places = series(
  countries.map((country) => {
    const [only, another] = firm.offices.filter((office) => inSentence(office.country) === country);
    return another || !only ? country : only.name;
  }),
);

const count = firm.offices.length;
const office = count === 1 ? "office" : "offices";
const [first, second] = firm.offices.filter(({ country }) => country === "United Kingdom");
const abroad = firm.offices.find(({ country }) => country !== "United Kingdom");

export const offices = {
  meta: {
    title: within(55, `Our ${office} in ${places}`, `Our ${office}: address and local time`),
    description: within(
      160,
      `Addresses and local time of our ${office} in ${series(firm.offices.map(({ name }) => name))}, with one phone number and one email for all.`,
      `Addresses and local time of our ${inWords(count)} offices, with one phone number and one email for all.`,
    ),
    keywords: [
      ...(first ? [`tax adviser ${first.name}`] : []),
      ...(second ? [`accountant ${second.name}`] : []),
      ...(abroad ? [`UK tax adviser ${abroad.name}`] : []),
    ],
    updated: "2026-11-23",
  } satisfies PageMeta,
  hero: {
    badge: "Offices",
    headline: "Where you can bring your letter",
    lede: "You can speak to us by phone or video from anywhere. If you would rather meet, make an appointment and send a copy of your letter first. Someone who knows UK tax will then have read it.",
  },
  cards: { action: "Contact Us", timeLabel: "Local time" },
  general: {
    heading: count === 1 ? "How to reach us" : "One number for all offices",
    text: `${count === 1 ? "You" : "Whichever office is nearest, you"} reach us here. Our opening hours are UK time: if you write from another country, say when we may call you. Send copies of documents, and keep the originals until we ask for them.`,
    phone: "Phone",
    email: "Email",
    address: "Address",
  },
};
