import type { Person } from "schema-dts";
import { headOfficeOf } from "~/firm/firm-details";
import type { Firm, Person as FirmPerson } from "~/firm/firm-schema";
import { isReal } from "~/firm/placeholders";
import { pathOf } from "~/site/pages";
import { absoluteUrl } from "./absolute-url";

/** @returns the address by which structured data means the firm */
export function idOf(firm: Firm): string {
  return absoluteUrl("/#firm", firm.origin);
}

/** @returns whether structured data says anything of the firm: Google wants a name and an address, and both real */
export function isDescribed(firm: Firm): boolean {
  return isReal(firm.name) && headOfficeOf(firm).address.every(isReal);
}

/**
 * @param somebody one of the firm's people, or nobody
 * @param firm the firm's details, checked
 * @returns the person in schema.org's words, described in full on /about; nothing for nobody, a sample, or of a firm of which nothing is said
 */
export function person(somebody: FirmPerson | undefined, firm: Firm): Person | undefined {
  if (!somebody || !isReal(somebody.name) || !isDescribed(firm)) return;
  const { id, name, role, letters, portrait } = somebody;
  return {
    "@type": "Person",
    "@id": absoluteUrl(`${pathOf("about")}#${id}`, firm.origin),
    name,
    jobTitle: role,
    honorificSuffix: letters,
    image: portrait && absoluteUrl(portrait, firm.origin),
    url: absoluteUrl(`${pathOf("about")}#${id}`, firm.origin),
    worksFor: { "@id": idOf(firm) },
  };
}
