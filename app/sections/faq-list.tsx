import { useEffect } from "react";
import { useLocation } from "react-router";
import type { FaqItem } from "~/content/types";
import { safeDecode } from "~/lib/safe-decode";
import { PlusMinus } from "~/ui/plus-minus";
import { Words } from "~/ui/words";

interface FaqListProps {
  /** Unique on the page: questions of one group close each other. */
  group: string;
  items: readonly FaqItem[];
}

/**
 * Questions of which one is open at a time, and each has its own address; their numbers hang in the
 * margin of the passage that they stand in. The anchor is on the answer, so that a browser opens it by
 * itself; script does the same for browsers that do not.
 */
export function FaqList({ group, items }: FaqListProps) {
  useOpenedByAddress();
  return (
    <div className="double-rule md:-mt-4">
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name={group} className="eases-open border-b border-rule last:border-b-0">
          <summary className="relative flex gap-4 py-4">
            <span className="hangs-in-margin w-7 shrink-0 font-display lg:w-auto text-h3 font-[560] text-ink-2">
              {index + 1}
            </span>
            <h3 className="flex grow items-center justify-between gap-4 decoration-2 underline-offset-4 entry-hover:underline">
              {question}
              <PlusMinus />
            </h3>
          </summary>
          <div id={id} className="scroll-mt-28 pb-6">
            {answer.map((paragraph) => (
              <p key={paragraph} className="mb-3 max-w-text last:mb-0">
                <Words>{paragraph}</Words>
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function useOpenedByAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const answer = document.getElementById(safeDecode(hash.slice(1)));
    const item = answer?.closest("details");
    if (!item) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
}
