import { PlusMinus } from "~/app/design/plus-minus";
import { Prose } from "~/app/parts/passages/prose";
import type { MarkedSentence, ServicePage } from "~/words/services/service-page";

interface PosterRuleProps {
  deadline: MarkedSentence;
  solicitor: ServicePage["solicitor"];
}

/** A slip with what belongs to the one time above it: how it is counted, for whom it is another, who sees a solicitor first. */
export function PosterRule({ deadline: { rule, others, late }, solicitor }: PosterRuleProps) {
  return (
    <div className="on-paper divide-y divide-feint border-2 border-ink px-4 md:px-6 *:py-3 print:py-0">
      <p className="text-pretty">
        {rule} {late}
      </p>
      {solicitor && (
        <p className="text-pretty">
          <strong>{solicitor.lead}</strong>{" "}
          <a href={`#${solicitor.id}`} className="text-link font-semibold whitespace-nowrap">
            {solicitor.link}
          </a>
        </p>
      )}
      {others && (
        <details className="eases-open">
          <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {others.heading}
            <PlusMinus />
          </summary>
          <div className="pt-3">
            <Prose paragraphs={others.cases} />
          </div>
        </details>
      )}
    </div>
  );
}
