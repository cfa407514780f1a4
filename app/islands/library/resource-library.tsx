import { useRef } from "react";
import { Button } from "~/app/design/button";
import type { GuideToCome, ToolCard } from "~/words/types";
import { all, filterResources } from "./filter-resources";
import { Guides, type GuideWords } from "./guides";
import { ResourceFilters, type ResourceFilterWords } from "./resource-filters";
import { useResourceFilters } from "./use-resource-filters";
import { Worksheets } from "./worksheets";

interface ResourceLibraryProps {
  words: ResourceFilterWords & { heading: string; empty: string };
  topics: readonly string[];
  formats: readonly string[];
  tools: {
    heading: string;
    nothing: string;
    help: string;
    example: string;
    items: readonly ToolCard[];
  };
  guides: GuideWords & {
    heading: string;
    /** Above those that are still to be written. */
    later: string;
    items: readonly GuideToCome[];
  };
}

/** An index of what can be read, what we fill in with the reader, and what is to come. */
export function ResourceLibrary({ words, topics, formats, tools, guides }: ResourceLibraryProps) {
  const { filters, type, choose, clear } = useResourceFilters(topics, formats);
  const filterRow = useRef<HTMLDivElement>(null);

  const found = {
    tools: filterResources(
      tools.items.map((tool) => ({ ...tool, summary: tool.description })),
      filters,
    ),
    guides: filterResources(guides.items, filters),
  };
  const count = found.tools.length + found.guides.length;
  const total = tools.items.length + guides.items.length;
  const filtered = filters.search !== "" || filters.topic !== all || filters.format !== all;

  return (
    <>
      <div ref={filterRow} className="screen-only page-width max-lg:-mt-0.5 unscripted:hidden">
        <div className="on-manila border-2 border-ink p-4 md:grid md:grid-cols-[1fr_auto] md:px-6 md:pb-6 md:*:nth-2:col-span-2">
          <h2 className="mb-4 text-h3">{words.heading}</h2>
          <ResourceFilters
            words={words}
            topics={topics}
            formats={formats}
            filters={filters}
            onType={type}
            onChoose={choose}
          />
          <div className="flex items-center gap-x-4 text-small max-md:mt-3 md:col-start-2 md:row-start-1 md:mb-4">
            <p role="status" className="leading-snug font-semibold">
              {count === 0 ? words.empty : `${count} of ${total} resources`}
            </p>
            {filtered && (
              <Button
                variant="link"
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
        </div>
      </div>
      <Guides
        heading={guides.heading}
        words={guides}
        guides={found.guides.filter(({ coming }) => !coming)}
      />
      <Worksheets {...tools} tools={found.tools} />
      <Guides
        heading={guides.later}
        words={guides}
        guides={found.guides.filter(({ coming }) => coming)}
      />
    </>
  );
}
