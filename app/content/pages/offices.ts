import type { PageMeta } from "../types";

export const offices = {
  meta: {
    title: "Our offices in the UK, Dubai, China and Lahore",
    description:
      "Addresses and local time of our offices in Manchester, Oldham, Dubai, Shenzhen, Shanghai, Chengdu and Lahore, with one phone number and e-mail for all of them.",
    keywords: ["tax adviser Manchester", "accountant Oldham", "UK tax adviser Dubai"],
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    badge: "Offices",
    headline: "Where you can bring your letter",
    lede: "You can talk to us by phone or video from anywhere. If you would rather sit at a table with the papers on it, make an appointment at the office nearest to you, so that somebody who knows UK tax and your letter is expecting you.",
  },
  cards: { action: "Contact Us", timeLabel: "Local time" },
  general: {
    heading: "One number for all offices",
    text: "Whichever office is nearest, you reach us here. Our opening hours are UK time: if you write from another country, say when we may ring you. Send copies of documents, and keep the originals until somebody asks for them.",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
  },
};
