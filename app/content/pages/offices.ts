import type { PageMeta } from "../types";

export const offices = {
  meta: {
    title: "Our offices in the UK, Dubai, China and Lahore",
    description:
      "Addresses and local time of our offices in Manchester, Oldham, Dubai, Shenzhen, Shanghai, Chengdu and Lahore, with one phone number and one email for all.",
    keywords: ["tax adviser Manchester", "accountant Oldham", "UK tax adviser Dubai"],
    updated: "2026-11-23",
  } satisfies PageMeta,
  hero: {
    badge: "Offices",
    headline: "Where you can bring your letter",
    lede: "You can speak to us by phone or video from anywhere. If you would rather meet, make an appointment and send a copy of your letter first. Someone who knows UK tax will then have read it.",
  },
  cards: { action: "Contact Us", timeLabel: "Local time" },
  general: {
    heading: "One number for all offices",
    text: "Whichever office is nearest, you reach us here. Our opening hours are UK time: if you write from another country, say when we may call you. Send copies of documents, and keep the originals until we ask for them.",
    phone: "Phone",
    email: "Email",
    address: "Address",
  },
};
