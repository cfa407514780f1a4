import { expect, test } from "vitest";
import { composeHref, emailHref, messagingHref, phoneFromAbroad, phoneHref } from "./contact-links";
import { sampleFirm } from "./samples/sample-firm";

test("phone, messaging and e-mail open the right app", () => {
  const digits = (number: string) => number.replace(/\D/g, "").replace(/^0/, "44");
  expect(phoneHref).toBe(`tel:+${digits(sampleFirm.phone)}`);
  expect(messagingHref()).toBe(`https://wa.me/${digits(sampleFirm.messaging.number)}`);
  expect(emailHref).toBe(`mailto:${sampleFirm.email}`);
});

test("from abroad the phone is dialled without its nought, as the link dials it", () => {
  expect(`tel:${phoneFromAbroad.replaceAll(/\s/g, "")}`).toBe(phoneHref);
});

test("what the visitor wrote survives the address: line breaks, ampersands, quotation marks", () => {
  const body = "Line one\nR&D, “50%” + more";
  const mail = new URL(composeHref({ subject: "Tom & Jerry", body }));
  expect(mail.searchParams.get("subject")).toBe("Tom & Jerry");
  expect(mail.searchParams.get("body")).toBe(body.replace("\n", "\r\n"));
  expect(new URL(messagingHref(body)).searchParams.get("text")).toBe(body);
});

test("a text that was cut in the middle of a sign is sent all the same", () => {
  expect(composeHref({ subject: "A letter", body: "It came \ud83d" })).toContain("It%20came");
});
