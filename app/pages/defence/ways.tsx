import type { DefencePage } from "~/words/services/service-page";

/** The ways that a letter leaves open and the readers whom it reaches, each with what follows. */
export function Ways({ ways }: { ways: NonNullable<DefencePage["ways"]> }) {
  return (
    <dl className="mt-2 mb-2 gap-x-10 border-t-2 border-ink pt-5 md:columns-2 print:mb-0 print:columns-2 print:mt-0 print:border-t print:pt-1 print:text-small print:leading-tight">
      {ways.map(({ title, description }) => (
        <div key={title} className="break-inside-avoid pb-4 print:pb-0.5">
          <dt className="font-display text-h3 font-[620] print:text-base">{title}</dt>
          <dd className="mt-1 text-pretty print:mt-0">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
