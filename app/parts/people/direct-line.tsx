import type { ComponentProps } from "react";
import { PhoneLink } from "~/app/design/contact-link";
import { telHref } from "~/firm/contact-links";
import type { Person } from "~/firm/firm-schema";

type DirectLineProps = Omit<ComponentProps<"a">, "href"> & { person: Person | undefined };

/** Dials a person's own number; the firm's, where the person has none. */
export function DirectLine({ person, ...props }: DirectLineProps) {
  if (!person?.directLine) return <PhoneLink {...props} />;
  return (
    <a href={telHref(person.directLine)} {...props}>
      {person.directLine}
    </a>
  );
}
