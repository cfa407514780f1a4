import { FileTab } from "~/app/design/file-tab";
import type { ProcessStep } from "~/words/types";

interface ToolsCardProps {
  badge: string;
  heading: string;
  intro: string;
  tools: readonly ProcessStep[];
}

/** Worksheets that are used with clients; described, not working on the site. */
export function ToolsCard({ badge, heading, intro, tools }: ToolsCardProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <FileTab>{badge}</FileTab>
      <div className="border-2 border-manila bg-sheet p-4 md:p-8">
        <h2>{heading}</h2>
        <p className="mt-3 max-w-text">{intro}</p>
        <dl className="mt-6 grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
          {tools.map(({ title, description }) => (
            <div key={title} className="border-b border-feint py-4">
              <dt className="font-display text-h3 font-[560]">{title}</dt>
              <dd className="mt-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
