import { firm } from "./firm.ts";
import type { Firm, Particulars } from "./firm-schema.ts";
import { series } from "./places.ts";

/** @returns words with a full stop, which may be their own: "Ada Okafor Jr." */
export function asSentence(words: string): string {
  return words.replace(/\.?$/, ".");
}

/** @returns who the firm is in law, and where it can be served; nothing without particulars */
export function identityOf({ name, particulars }: Firm = firm): string[] {
  if (!particulars) return [];
  if ("registeredName" in particulars) {
    const { form, registeredName, registeredIn, registeredNumber } = particulars;
    return [
      `${name === registeredName ? "" : `${name} is a trading name of `}${registeredName}, a limited ${form === "llp" ? "liability partnership" : "company"} registered in ${registeredIn}, number ${registeredNumber}`,
      `Registered office: ${particulars.registeredOffice}`,
    ].map(asSentence);
  }
  const isPartnership = particulars.form === "partnership";
  const owners = isPartnership ? particulars.partners : [particulars.owner];
  if (!owners)
    return [
      `${name}, a partnership`,
      `The list of its partners is open to inspection at its principal place of business: ${particulars.addressForService}`,
    ].map(asSentence);
  return [
    `${name}, ${isPartnership ? "a partnership of" : "sole trader:"} ${series(owners)}`,
    `Address for service: ${particulars.addressForService}`,
  ].map(asSentence);
}

/** @returns a sentence for each of the firm's particulars, which UK law wants on its site, that is there */
export function particularsOf(details: Firm = firm): string[] {
  const {
    vatNumber,
    professionalBody,
    insurer,
    amlSupervisor,
    hmrcRegistration,
    complaintsContact,
  } = details.particulars ?? ({} as Partial<Particulars>);
  return [
    ...identityOf(details),
    vatNumber && `VAT number: ${vatNumber}`,
    professionalBody && `${professionalBody.title}; professional body: ${professionalBody.name}`,
    insurer && `Insurer: ${insurer.name}, ${insurer.contact}; cover: ${insurer.cover}`,
    amlSupervisor && `Supervised under the money-laundering rules by ${amlSupervisor}`,
    hmrcRegistration && `Registered with HMRC as a tax adviser: ${hmrcRegistration}`,
    complaintsContact && `Complaints: ${complaintsContact}`,
  ]
    .filter((line) => typeof line === "string")
    .map(asSentence);
}
