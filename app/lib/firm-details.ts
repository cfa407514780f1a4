import { firm } from "../config/firm.ts";
import type { Firm, Office } from "../config/firm-schema.ts";

/**
 * @param ids office ids, checked by the firm's schema
 * @returns the offices, in the order of the ids
 */
export function officesOf(ids: readonly string[]): Office[] {
  return ids.flatMap((id) => firm.offices.filter((office) => office.id === id));
}

/**
 * The particulars that a UK company's site must show (SI 2015/17 regulations 24 and 25: name,
 * number, place of registration, registered office), and those who supervise it.
 *
 * @param company the firm's particulars; any may be absent
 * @returns a sentence for each that is present
 */
export function companyParticulars(company: Firm["company"]): string[] {
  const { registeredName, registeredNumber, registeredIn, registeredOffice } = company;
  return [
    registeredName &&
      `${registeredName}${registeredIn ? `, registered in ${registeredIn}` : ""}${registeredNumber ? `, company number ${registeredNumber}` : ""}.`,
    registeredOffice && `Registered office: ${registeredOffice}.`,
    company.professionalBody && `Professional body: ${company.professionalBody}.`,
    company.amlSupervisor &&
      `Supervised under the money-laundering rules by ${company.amlSupervisor}.`,
    company.hmrcRegistration &&
      `Registered with HMRC as a tax adviser: ${company.hmrcRegistration}.`,
    company.complaintsContact && `Complaints: ${company.complaintsContact}.`,
  ].filter((line) => line !== undefined);
}

/**
 * @param firm the firm's details, checked
 * @returns the office whose address and time of day stand for the firm: the first of the footer's
 */
export function headOfficeOf({ offices, footerOffices }: Firm): Office {
  // The schema has checked that every id of the footer is an office's.
  return offices.find(({ id }) => id === footerOffices[0]) as Office;
}

export const headOffice = headOfficeOf(firm);
