import { Fragment } from "react";
import { fillIn } from "~/words/fill-in";
import { EmailLink, PhoneLink } from "./contact-link";

const links: Record<string, React.JSX.Element> = {
  "{phone}": <PhoneLink className="text-link" />,
  "{email}": <EmailLink className="text-link max-md:inline-block" />,
};

/** Words of the site with the firm's details in their places: phone and email can be tapped. */
export function Words({ children }: { children: string }) {
  return children.split(/(\{phone\}|\{email\})/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <Fragment key={index}>{links[part] ?? fillIn(part)}</Fragment>
  ));
}
