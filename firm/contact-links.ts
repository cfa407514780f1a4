import { firm } from "./firm.ts";

/** @returns a phone number as people write it in international form, a UK one without a prefix: "+441614960000" */
export function international(number: string): string {
  return number.replace(/\s/g, "").replace(/^0/, "+44");
}

/** @returns the address that dials a number: `tel:` and its international form */
export function telHref(number: string): string {
  return `tel:${international(number)}`;
}

/** The firm's phone as it is dialled from abroad, its figures kept together. */
export const phoneFromAbroad = firm.phone.replace(/^0/, "+44 ").replaceAll(" ", "\u00a0");

/** The address that dials the firm's phone. */
export const phoneHref = telHref(firm.phone);

export const emailHref = `mailto:${firm.email}`;

/** @returns the address that opens a chat with the firm's messaging number, beginning with the text, if there is one */
export function messagingHref(text?: string): string {
  const chat = `https://wa.me/${international(firm.messaging.number).slice(1)}`;
  return text ? `${chat}?text=${encoded(text)}` : chat;
}

/** Half a sign, which a cut text may end with, has no form in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** The longest address that e-mail apps and the systems between are known to take whole. */
const longestAddress = 2000;

/** @returns whether an e-mail app may cut a `mailto:` address off, or not open it at all */
export function isTooLong(address: string): boolean {
  return address.length > longestAddress;
}

/**
 * @param mail subject and body of a message to the firm; without a body, for a form whose fields the
 *   browser adds as the body itself
 * @returns the address that opens it, ready to send, in the visitor's own e-mail app
 */
export function composeHref({ subject, body }: { subject: string; body?: string }): string {
  const address = `${emailHref}?subject=${encoded(subject)}`;
  if (body === undefined) return address;
  return `${address}&body=${encoded(body.replace(/\r?\n/g, "\r\n"))}`;
}
