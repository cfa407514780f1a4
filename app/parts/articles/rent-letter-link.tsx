import { buttonStyles } from "~/app/design/button";
import { PathLink } from "~/app/design/link";
import { articlePath } from "~/site/pages";

interface RentLetterLinkProps {
  title: string;
  article: string;
  anchor: string;
}

/** The second way in a hero: to the part of a guide that is for whoever holds a letter about rent. */
export function RentLetterLink({ title, article, anchor }: RentLetterLinkProps) {
  return (
    <PathLink
      to={`${articlePath(article)}#${anchor}`}
      className={buttonStyles({ variant: "outline", size: "lg", className: "max-sm:w-full" })}
      data-variant="outline"
    >
      {title}
    </PathLink>
  );
}
