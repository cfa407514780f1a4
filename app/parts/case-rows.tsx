import { PathLink } from "~/app/design/link";
import type { ShortAnswer } from "~/words/services/service-page";
import { besideTitle } from "./entry-list";
import { PenMarked } from "./pen-marked";

/** Cases or questions, each beside what to do in it; in a `WideEntry`. */
export function CaseRows({ cases }: { cases: readonly ShortAnswer[] }) {
  return (
    <dl className="-my-3 divide-y divide-feint">
      {cases.map(({ title, verdict, description = "", link, ...marks }) => (
        <div key={title} className={`py-3 ${besideTitle}`}>
          <dt className="font-display text-h3 font-[560] text-balance">{title}</dt>
          <dd className="text-pretty max-xl:max-w-text">
            {verdict && <strong className="mb-1 block">{`${verdict} `}</strong>}
            <PenMarked {...marks}>{description}</PenMarked>
            {link && (
              <>
                {" "}
                <PathLink to={link.href} className="text-link">
                  {link.title}
                </PathLink>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
