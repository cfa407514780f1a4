import type { PageId } from "~/config/pages";
import type { ProcessStep } from "~/content/types";
import { ButtonLink } from "~/ui/button";

interface ClosingBandProps {
  heading: string;
  text?: string;
  action: string;
  /** A second way on, beside the consultation. */
  second?: { title: string; page: PageId };
  next: { heading: string; steps: readonly ProcessStep[] };
}

/** The end of nearly every page: the consultation, and what happens after asking for it. */
export function ClosingBand({ heading, text, action, second, next }: ClosingBandProps) {
  return (
    <section aria-label={heading} className="on-band">
      <div className="page-width grid gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2>{heading}</h2>
          {text && <p className="mt-4 max-w-[32em] text-lede">{text}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
              {action}
            </ButtonLink>
            {second && (
              <ButtonLink page={second.page} variant="outline" size="lg" className="max-sm:w-full">
                {second.title}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="font-display text-h3 font-[560]">{next.heading}</p>
          <ol className="mt-4 border-t border-ink/40">
            {next.steps.map(({ title, description }, index) => (
              <li key={title} className="flex gap-5 border-b border-ink/40 py-3.5">
                <span className="w-5 shrink-0 font-display text-h3 font-[560]">{index + 1}</span>
                <span>
                  <strong>{`${title}.`}</strong>
                  {` ${description}`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
