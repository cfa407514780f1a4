import { firm } from "./firm.ts";
import type { Firm, Office, Person } from "./firm-schema.ts";
import type { Openings } from "./opening-hours.ts";

/** @returns the offices with those ids, in their order; the firm's schema has checked the ids */
export function officesOf(ids: readonly string[]): Office[] {
  return ids.flatMap((id) => firm.offices.filter((office) => office.id === id));
}

/** @returns the office whose address and time of day stand for the firm: the first of the footer's */
export function headOfficeOf({ offices, footerOffices }: Firm): Office {
  // The schema has checked that every id of the footer is an office's.
  return offices.find(({ id }) => id === footerOffices[0]) as Office;
}

export const headOffice = headOfficeOf(firm);

/** When the firm answers. */
export const openings: Openings = {
  hours: firm.openingHours,
  timeZone: headOffice.timeZone,
  closedOn: firm.closedOn,
  closedOnBankHolidays: firm.closedOnBankHolidays,
};

/** @returns who of those whom the site may name has that id; nothing without an id */
export function personOf(id: string | undefined, { people = [] }: Firm = firm): Person | undefined {
  return people.find((person) => person.id === id);
}

/** Stands for people as long as the firm has neither named somebody nor chosen to show nobody. */
export const sample = "sample";

/** @returns who reads a visitor's letter, or that a sample stands there; nothing where the firm shows nobody */
export function readerOf({ people, signatory }: Firm = firm): Person | typeof sample | undefined {
  return people ? people.find(({ id }) => id === signatory) : sample;
}

/** @returns somebody's professional body and number in one line, as far as they are given */
export function membershipOf({ body, number }: Person): string {
  return [body, number].filter(Boolean).join(", ");
}
