import type { Person } from "schema-dts";
import type { Firm, Person as FirmPerson } from "~/config/firm-schema";
import { pathOf } from "~/config/pages";
import { isReal } from "~/config/placeholders";
import { absoluteUrl } from "~/lib/absolute-url";

/** @returns the address by which structured data means the firm */
export function idOf(firm: Firm): string {
  return absoluteUrl("/#firm", firm.origin);
}

/**
 * @param somebody one of the firm's people, or nobody
 * @param firm the firm's details, checked
 * @returns the person in schema.org's words, described in full on /about; nothing for nobody or a sample
 */
export function person(somebody: FirmPerson | undefined, firm: Firm): Person | undefined {
  if (!somebody || !isReal(somebody.name) || !isReal(firm.name)) return;
  const { id, name, role, qualifications, photo } = somebody;
  return {
    "@type": "Person",
    "@id": absoluteUrl(`${pathOf("about")}#${id}`, firm.origin),
    name,
    jobTitle: role,
    honorificSuffix: qualifications,
    image: photo && absoluteUrl(photo, firm.origin),
    url: absoluteUrl(`${pathOf("about")}#${id}`, firm.origin),
    worksFor: { "@id": idOf(firm) },
  };
}
