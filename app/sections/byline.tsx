import type { Person } from "~/config/firm-schema";
import { pathOf } from "~/config/pages";
import { PathLink } from "~/ui/link";

interface BylineProps {
  author?: Person;
  reviewer?: Person;
  words: { author: string; reviewer: string };
}

/** Who wrote an article and who checked it, each with the way to who they are; nothing for nobody. */
export function Byline({ author, reviewer, words }: BylineProps) {
  if (!author && !reviewer) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-2">
      <Named label={words.author} person={author} />
      <Named label={words.reviewer} person={reviewer} />
    </p>
  );
}

function Named({ label, person }: { label: string; person?: Person }) {
  if (!person) return null;
  return (
    <span>
      {label}{" "}
      <PathLink to={`${pathOf("about")}#${person.id}`} className="text-link">
        {person.name}
      </PathLink>
      {`, ${person.role}`}
    </span>
  );
}
