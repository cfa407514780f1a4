import { Words } from "~/app/design/words";

/** Paragraphs, no wider than reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mb-4 max-w-text wrap-break-word last:mb-0">
      <Words>{paragraph}</Words>
    </p>
  ));
}
