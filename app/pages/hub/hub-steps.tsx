import type { investigation } from "~/words/services/investigation";

/** What to do whichever letter it is: three steps in a row, on a sheet across the page. */
export function HubSteps({ heading, steps }: typeof investigation.firstSteps) {
  return (
    <section aria-label={heading} className="relative border-t-2 border-ink bg-sheet py-8">
      <div className="page-width">
        <h2>{heading}</h2>
        <ol className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <b className="shrink-0 font-display text-h2 leading-none font-[620] text-red">
                {index + 1}
              </b>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
