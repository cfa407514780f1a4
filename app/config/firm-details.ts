import { firm } from "./firm.ts";
import type { Firm, Office, Person } from "./firm-schema.ts";

/**
 * @param ids office ids, checked by the firm's schema
 * @returns the offices, in the order of the ids
 */
export function officesOf(ids: readonly string[]): Office[] {
  return ids.flatMap((id) => firm.offices.filter((office) => office.id === id));
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

/**
 * @param id somebody's id, or nothing
 * @param people those whom the site may name
 * @returns the person; nothing without an id
 */
export function personOf(id: string | undefined, { people = [] }: Firm = firm): Person | undefined {
  return people.find((person) => person.id === id);
}

/**
 * @param person somebody of the firm
 * @returns qualifications, professional body and number in one line, as far as they are given
 */
export function credentialsOf({ qualifications, body, number }: Person): string {
  return [qualifications, body, number].filter(Boolean).join(", ");
}
