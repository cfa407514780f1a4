import { expect, test } from "vitest";
import { composeHref, emailHref, messagingHref, phoneHref } from "./contact-links";

test("phone, messaging and e-mail open the right app", () => {
  expect(phoneHref).toBe("tel:+441614960000");
  expect(messagingHref()).toBe("https://wa.me/447700900000");
  expect(emailHref).toBe("mailto:hello@the-firm.example");
});

test("what the visitor wrote survives the address: line breaks, ampersands, quotation marks", () => {
  const body = "Line one\nR&D, “50%” + more";
  const mail = new URL(composeHref({ subject: "Tom & Jerry", body }));
  expect(mail.searchParams.get("subject")).toBe("Tom & Jerry");
  expect(mail.searchParams.get("body")).toBe(body.replace("\n", "\r\n"));
  expect(new URL(messagingHref(body)).searchParams.get("text")).toBe(body);
});
