import { Words } from "~/app/design/words";

/** Short points, each after a red rule. */
export function RuledPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 max-w-text gap-x-8 first:-mt-1">
      {points.map((point) => (
        <li key={point} className="flex break-inside-avoid gap-4 py-1">
          <span aria-hidden="true" className="mt-3 w-3 shrink-0 border-t-2 border-red" />
          <span className="min-w-0 wrap-break-word">
            <Words>{point}</Words>
          </span>
        </li>
      ))}
    </ul>
  );
}
