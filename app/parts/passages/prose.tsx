import { Words } from "~/app/design/words";

/** Paragraphs, no wider than reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-text wrap-break-word not-first:mt-4">
      <Words>{paragraph}</Words>
    </p>
  ));
}

/** Short points, each after a red rule; in two columns where they have the whole sheet. */
export function RuledPoints({
  points,
  isWide = false,
}: {
  points: readonly string[];
  isWide?: boolean;
}) {
  return (
    <ul className={`gap-x-8 not-first:mt-4 ${isWide ? "lg:columns-2" : "max-w-text"}`}>
      {points.map((point) => (
        <li key={point} className="flex break-inside-avoid gap-4 not-first:mt-2">
          <span aria-hidden="true" className="mt-3 w-3 shrink-0 border-t-2 border-red" />
          <span className="min-w-0 wrap-break-word">
            <Words>{point}</Words>
          </span>
        </li>
      ))}
    </ul>
  );
}
