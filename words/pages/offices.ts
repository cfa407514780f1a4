import { phoneFromAbroad } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { countries, inSentence, series } from "~/firm/places";
import { inWords } from "~/words/in-words";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import type { PageMeta } from "~/words/types";

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
const hasOneNumber = firm.offices.every(({ phone }) => !phone);
const what = hasOneNumber ? "Addresses and" : "Addresses, phone numbers and";
const ways = hasOneNumber ? ", with one phone number and one email for all" : "";
const office = count === 1 ? "office" : "offices";
const [first, second] = firm.offices.filter(({ country }) => country === "United Kingdom");
const abroad = firm.offices.find(({ country }) => country !== "United Kingdom");

export const offices = {
  meta: {
    title: within(55, `Our ${office} in ${places}`, `Our ${office}: address and local time`),
    description: within(
      160,
      `${what} local time of our ${office} in ${series(firm.offices.map(({ name }) => name))}${ways}.`,
      `${what} local time of our ${inWords(count)} offices${ways}.`,
    ),
    keywords: [
      first && `tax adviser ${first.name}`,
      second && `accountant ${second.name}`,
      abroad && `UK tax adviser ${abroad.name}`,
    ]
      .filter(Boolean)
      .join(", "),
    updated: "2026-11-30",
  } satisfies PageMeta,
  hero: {
    badge: "Offices",
    headline: "Call first, then bring your letter",
    lede: `Find the reply date, then call: today, if there is none. You need not come: we talk by phone or video, or meet by appointment.`,
  },
  /** At the clock of the head office, whose hours are the firm's. */
  note: pen("our time", "now"),
  cards: {
    action: (name: string) => `Contact Us: ${name}`,
    timeLabel: "Local time",
    hoursLabel: "Phone hours",
    /** Above all but the head office. */
    others: "Our other offices",
    othersText: `By appointment. ${hasOneNumber ? "One number for all, answered in our UK opening hours. " : ""}Each postmark shows the time there.`,
  },
  general: {
    heading: count > 1 && hasOneNumber ? "One number for all offices" : "How to reach us",
    text: `From abroad, call ${phoneFromAbroad}, or email us a time at which we can call you. Call before you come with a letter: we tell you how to send a copy safely. Send no photo before that. ${promise("letter-read-before-meeting", "Once you have sent the copy, an adviser who knows UK tax reads it before you come.")}${firm.dealings?.languages ? ` ${firm.dealings.languages}` : ""}`,
    phone: "Phone",
    email: "Email",
    address: "Address",
  },
};
