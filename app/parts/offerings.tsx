import type { ProcessStep } from "~/words/types";

/** What the firm offers, numbered in the margin of the file around it. */
export function Offerings({ items }: { items: readonly ProcessStep[] }) {
  return (
    <ol className="grid gap-y-4">
      {items.map(({ title, description }, index) => (
        <li key={title} className="relative flex gap-4">
          <span
            aria-hidden="true"
            className="hangs-in-margin w-8 shrink-0 font-display text-h2 leading-none font-[620] lg:w-auto"
          >
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-1 max-w-[36em]">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
