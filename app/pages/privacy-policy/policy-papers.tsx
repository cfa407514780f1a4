import type { ReactNode } from "react";
import { Words } from "~/app/design/words";
import { FoldList } from "~/app/parts/fold-list";
import { Prose } from "~/app/parts/passages/prose";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import { PenMark } from "~/app/parts/pen-mark";
import type { privacyPolicy } from "~/words/pages/privacy-policy";

interface PolicyPapersProps {
  words: typeof privacyPolicy.hero.papers;
  /** Below the shorter of its columns. */
  children: ReactNode;
}

/** One sheet, the red rule between what can be told, with what comes of it, and what is kept, by whom. */
export function PolicyPapers({ words, children }: PolicyPapersProps) {
  const { told, reported, demanded, notKept, kept, yours } = words;
  return (
    <div className="on-paper grid grid-cols-1 border-2 border-ink md:grid-cols-[4fr_3fr]">
      <div className="grid content-start gap-y-4 p-4 md:p-6">
        <Side title={told.title}>
          <RuledPoints points={told.paragraphs} />
        </Side>
        <Side id={reported.id} title={reported.title}>
          <p className="relative mb-3 max-w-text pl-7">
            <PenMark name="bracket" className="absolute inset-y-0 left-1 h-full w-3" />
            <Words>{reported.marked}</Words>
          </p>
          <RuledPoints points={reported.paragraphs} />
        </Side>
        <FoldList
          folds={[{ heading: demanded.title, body: <Prose paragraphs={[demanded.text]} /> }]}
        />
      </div>
      <div className="grid content-start gap-y-4 border-red p-4 max-md:border-t-2 md:border-l-2 md:p-6">
        <Side title={notKept.heading}>
          <ul>
            {notKept.items.map(({ title, text }) => (
              <li key={title} className="flex gap-2 py-1">
                <PenMark name="cross" className="mt-0.5 size-5 shrink-0" />
                <p>
                  <strong className="block">{title}</strong> {text}
                </p>
              </li>
            ))}
          </ul>
        </Side>
        {[kept, yours].map(({ heading, items }) => (
          <Side key={heading} title={heading}>
            <RuledPoints points={items} />
          </Side>
        ))}
        {children}
      </div>
    </div>
  );
}

function Side({
  id,
  title,
  children,
}: {
  id?: string | undefined;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className="scroll-mt-4">
      <h2 className="mb-3 border-b-2 border-ink pb-2 text-h3">{title}</h2>
      {children}
    </div>
  );
}
