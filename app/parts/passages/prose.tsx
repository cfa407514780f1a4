import { Words } from "~/app/design/words";

/** Paragraphs, no wider than reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-text wrap-break-word not-first:mt-4">
      <Words>{paragraph}</Words>
    </p>
  ));
}
