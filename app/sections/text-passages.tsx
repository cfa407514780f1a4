import { Prose } from "./prose";
import { SideHeading } from "./side-heading";

interface TextPassagesProps {
  passages: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** Passages of plain text, one below the other. */
export function TextPassages({ passages }: TextPassagesProps) {
  return (
    <div className="section-gap">
      {passages.map(({ heading, paragraphs }) => (
        <SideHeading key={heading} heading={heading}>
          <Prose paragraphs={paragraphs} />
        </SideHeading>
      ))}
    </div>
  );
}
