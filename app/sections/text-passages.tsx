import { Passage, Passages } from "./passage";
import { Prose } from "./prose";

interface TextPassagesProps {
  passages: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** Passages of plain text, one below the other. */
export function TextPassages({ passages }: TextPassagesProps) {
  return (
    <Passages>
      {passages.map(({ heading, paragraphs }) => (
        <Passage key={heading} heading={heading}>
          <Prose paragraphs={paragraphs} />
        </Passage>
      ))}
    </Passages>
  );
}
