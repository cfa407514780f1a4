import { Words } from "~/app/design/words";
import type { ShortAnswer } from "~/words/services/service-page";

/** Cases or questions, each beside what to do in it; in a `FileEntry`. */
export function CaseRows({ cases }: { cases: readonly ShortAnswer[] }) {
  return (
    <dl className="divide-y divide-feint max-md:pb-3">
      {cases.map(({ title, description = "" }) => (
        <div
          key={title}
          className="py-3 first:pt-0 xl:grid xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:gap-x-6"
        >
          <dt className="font-semibold text-balance">{title}</dt>
          <dd className="max-w-text text-pretty">
            <Words>{description}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}
