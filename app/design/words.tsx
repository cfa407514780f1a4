import { Fragment } from "react";
import { BadValue } from "~/firm/bad-values";
import { pages } from "~/site/pages";
import { fillIn } from "~/words/fill-in";
import { EmailLink, PhoneLink } from "./contact-link";
import { PathLink } from "./link";

const links: Record<string, React.JSX.Element> = {
  "{phone}": <PhoneLink className="text-link" />,
  "{email}": <EmailLink className="text-link max-md:inline-block" />,
};

const pageLink = /^\[(.+)\]\(([^#]+)(#.+)?\)$/;

/** Words of the site with the firm's details in their places: phone, email and `[a page](its-id)` or `[a place](its-id#its-own)` can be tapped, `**what counts**` is bold. */
export function Words({ children }: { children: string }) {
  return children
    .split(/(\{phone\}|\{email\}|\*\*[^*]+\*\*|\[[^\]]+\]\([a-z0-9#-]+\))/)
    .map((part, index) => {
      const [, title, id, place = ""] = pageLink.exec(part) ?? [];
      const page = pages.find((one) => one.id === id);
      if (id && !page)
        throw new BadValue(`${part} leads nowhere: "${id}" is no id of site/page-registry.ts`);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
        <Fragment key={index}>
          {page ? (
            <PathLink to={page.path + place} className="text-link">
              {title}
            </PathLink>
          ) : part.startsWith("**") ? (
            <b>{part.slice(2, -2)}</b>
          ) : (
            (links[part] ?? fillIn(part))
          )}
        </Fragment>
      );
    });
}
