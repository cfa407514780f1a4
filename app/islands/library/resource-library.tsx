import { useRef } from "react";
import { Button } from "~/app/design/button";
import { GuidesToCome, GuidesToRead, type GuideWords } from "~/app/islands/library/guides";
import { Worksheets } from "~/app/islands/library/worksheets";
import type { GuideToCome, ToolCard } from "~/words/types";
import { all, filterResources } from "./filter-resources";
import { ResourceFilters, type ResourceFilterWords } from "./resource-filters";
import { useResourceFilters } from "./use-resource-filters";

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

/** What can be read, what we fill in with the reader and what is to come, narrowed together by one row of filters. */
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
      <div ref={filterRow} className="page-width pb-4 md:pb-8">
        <h2 className="screen-only mb-3 text-h3 font-[560] unscripted:hidden">{words.heading}</h2>
        <ResourceFilters
          words={words}
          topics={topics}
          formats={formats}
          filters={filters}
          onType={type}
          onChoose={choose}
        >
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small md:max-lg:col-span-full lg:mt-8.75 lg:min-h-13 lg:flex-col lg:items-end lg:justify-center lg:self-start">
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
        </ResourceFilters>
      </div>
      <GuidesToRead
        heading={guides.heading}
        words={guides}
        guides={found.guides.filter(({ coming }) => !coming)}
      />
      <Worksheets {...tools} tools={found.tools} />
      <GuidesToCome
        heading={guides.later}
        words={guides}
        guides={found.guides.filter(({ coming }) => coming)}
      />
    </>
  );
}
