import { useRef } from "react";
import type { PageId } from "~/config/pages";
import type { ResourceItem, ToolCard } from "~/content/types";
import { useResourceFilters } from "~/hooks/use-resource-filters";
import { all, filterResources } from "~/lib/resource-filters";
import { Button } from "~/ui/button";
import { ResourceFilters, type ResourceFilterWords } from "./resource-filters";
import { ResourceSheets } from "./resource-sheets";

interface ResourceLibraryProps {
  words: ResourceFilterWords & { empty: string };
  topics: readonly string[];
  formats: readonly string[];
  tools: { heading: string; help: string; items: readonly ToolCard[] };
  guides: { heading: string; help: string; action: string; items: readonly ResourceItem[] };
}

/** Tools and guides, narrowed together by one row of filters. */
export function ResourceLibrary({ words, topics, formats, tools, guides }: ResourceLibraryProps) {
  const { filters, type, choose, clear } = useResourceFilters(topics, formats);
  const filterRow = useRef<HTMLDivElement>(null);

  const toolCards = tools.items.map((tool) => ({
    ...tool,
    summary: tool.description,
    tab: tool.topic,
    action: tool.cta,
    page: "contact" as PageId,
  }));
  const guideCards = guides.items.map((guide) => ({
    ...guide,
    tab: guide.category,
    action: guides.action,
    page: "blog" as PageId,
  }));
  const found = {
    tools: filterResources(toolCards, filters),
    guides: filterResources(guideCards, filters),
  };
  const count = found.tools.length + found.guides.length;
  const total = tools.items.length + guides.items.length;
  const filtered = filters.search !== "" || filters.topic !== all || filters.format !== all;

  return (
    <div ref={filterRow} className="page-width section-gap">
      <ResourceFilters
        words={words}
        topics={topics}
        formats={formats}
        filters={filters}
        onType={type}
        onChoose={choose}
      />
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-4 py-2">
        <p role="status" className="text-ink-2">
          {count === 0 ? words.empty : `${count} of ${total} resources`}
        </p>
        {filtered && (
          <Button
            variant="destructive"
            size="sm"
            onClick={() => {
              clear();
              filterRow.current?.querySelector("input")?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <ResourceSheets heading={tools.heading} help={tools.help} cards={found.tools} columns={2} />
      <ResourceSheets
        heading={guides.heading}
        help={guides.help}
        cards={found.guides}
        columns={3}
      />
    </div>
  );
}
