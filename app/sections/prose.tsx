import { Words } from "~/ui/words";

/** Paragraphs, no wider than reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mb-4 max-w-text last:mb-0">
      <Words>{paragraph}</Words>
    </p>
  ));
}
