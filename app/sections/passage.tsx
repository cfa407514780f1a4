import type { ReactNode } from "react";

interface PassageProps {
  /** The passage's own address on the page. */
  id?: string;
  heading: string;
  /** One short remark in the margin, under the heading. */
  remark?: string;
  children?: ReactNode;
  /** What has its own place in the margin: `margin-passage` rows, below what stands beside the heading. */
  rows?: ReactNode;
}

/** Passages one below the other, on changing grounds, along one red rule, which starts on an ink line. */
export function Passages({ children }: { children: ReactNode }) {
  return (
    <div className="border-t-2 border-ink *:nth-[3n+2]:bg-sheet *:nth-[3n]:bg-band">{children}</div>
  );
}

/** A passage: its heading in the margin, the red rule, its text. */
export function Passage({ id, heading, remark, children, rows }: PassageProps) {
  return (
    <section id={id}>
      <div className="page-width">
        <div className="margin-passage">
          <div className="pt-10 md:py-12 print:py-4">
            <div className={rows ? undefined : "md:sticky md:top-10"}>
              <h2 className="text-side md:max-lg:text-h3">{heading}</h2>
              {remark && (
                <p className="mt-2 font-display font-[560] text-balance text-red md:mt-4 md:text-h3">
                  {remark}
                </p>
              )}
            </div>
          </div>
          <div
            className={rows ? "pt-4 pb-4 md:pt-12 print:pt-4" : "pt-4 pb-10 md:py-12 print:py-4"}
          >
            {children}
          </div>
        </div>
        {rows}
      </div>
    </section>
  );
}
