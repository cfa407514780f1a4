import type { ComponentProps } from "react";
import { DeadlineTool } from "./deadline-tool";

/** "How long have I got?", right below the hero of a page about a letter. */
export function DeadlineBand(tool: Omit<ComponentProps<typeof DeadlineTool>, "children">) {
  return (
    <section
      id="how-long"
      aria-labelledby="how-long-heading"
      className="screen-only border-t-2 border-ink bg-band section-gap"
    >
      <div className="page-width">
        <DeadlineTool {...tool}>
          <h2 id="how-long-heading">{tool.words.heading}</h2>
          <p className="mt-3 mb-6 text-ink-2">{tool.words.intro}</p>
        </DeadlineTool>
      </div>
    </section>
  );
}
