import { PathLink } from "~/app/design/link";
import type { Person } from "~/firm/firm-schema";
import { pathOf } from "~/site/pages";

interface BylineProps {
  author?: Person;
  reviewer?: Person;
  /** `checked` goes on after the author; `reviewer` begins where nobody is named as one. */
  words: { author: string; checked: string; reviewer: string };
}

/** Who wrote an article and who checked it, each with the way to who they are; nothing for nobody. */
export function Byline({ author, reviewer, words }: BylineProps) {
  if (!author && !reviewer) return null;
  return (
    <p className="mt-5">
      <Named label={words.author} person={author} />
      {author && reviewer && ", "}
      <Named label={author ? words.checked : words.reviewer} person={reviewer} />
    </p>
  );
}

function Named({ label, person }: { label: string; person?: Person }) {
  if (!person) return null;
  return (
    <>
      {`${label} `}
      <PathLink to={`${pathOf("about")}#${person.id}`} className="text-link font-semibold">
        {person.name}
      </PathLink>
    </>
  );
}
