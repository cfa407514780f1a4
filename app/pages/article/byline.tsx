import { PathLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import type { Person } from "~/firm/firm-schema";
import { pathOf } from "~/site/pages";

interface BylineProps {
  author?: Person;
  reviewer?: Person;
  /** `checked` goes on after the author; `reviewer` begins where nobody is named as one. */
  words: { author: string; checked: string; reviewer: string };
  /** What stands there as long as the firm has named nobody. */
  sample?: { author: string; reviewer: string; stamp: string } | undefined;
}

/** Who wrote an article and who checked it, each with the way to who they are; nothing for nobody. */
export function Byline({ author, reviewer, words, sample }: BylineProps) {
  if (sample)
    return (
      <p className="text-balance">
        {`${words.author} ${sample.author}, ${words.checked} ${sample.reviewer} `}
        <Stamp className="ml-3 inline-block">{sample.stamp}</Stamp>
      </p>
    );
  if (!author && !reviewer) return null;
  return (
    <p>
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
