import { useEffect, useRef } from "react";
import { Button } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { SelectField, TextField } from "~/app/design/text-field";
import { pathOf } from "~/site/pages";
import type { resources } from "~/words/pages/resources";
import type { GuideToCome } from "~/words/types";
import { all, filterResources, queryFrom } from "./filter-resources";
import { Guides, type GuideWords } from "./guides";
import { useResourceFilters } from "./use-resource-filters";
import { Worksheets } from "./worksheets";

interface ResourceLibraryProps extends Pick<typeof resources, "topics" | "formats" | "tools"> {
  words: (typeof resources)["search"];
  guides: GuideWords & { heading: string; later: string; items: readonly GuideToCome[] };
}

/** It stands in the address, which servers take up to some 8,000 letters of. */
const longestSearch = 200;

/**
 * An index of what can be read, what we fill in with the reader, and what is to come. Above it the search, and topic
 * and format in its line, on phones folded up below it; only offered where script can filter.
 */
export function ResourceLibrary({ words, topics, formats, tools, guides }: ResourceLibraryProps) {
  const { filters, type, choose, clear } = useResourceFilters(topics, formats);
  const search = useRef<HTMLInputElement>(null);
  const heard = useRef(filters.search);
  const fold = useRef<HTMLDetailsElement>(null);
  const isNarrowed = filters.topic !== all || filters.format !== all;

  // Typing is ahead of the address; arriving, going back and clearing come from it. What stood in the field
  // before this code was there has not been heard of yet.
  useEffect(() => {
    if (heard.current === filters.search) return;
    heard.current = filters.search;
    if (search.current && search.current.value !== filters.search) {
      search.current.value = filters.search;
    }
  }, [filters.search]);

  // What is chosen is seen; a fold never closes under the hand that chooses.
  useEffect(() => {
    if (isNarrowed && fold.current) fold.current.open = true;
  }, [isNarrowed]);

  const foundTools = filterResources(
    tools.items.map((tool) => ({ ...tool, summary: tool.description })),
    filters,
  );
  const foundGuides = filterResources(guides.items, filters);
  const count = foundTools.length + foundGuides.length;
  const total = tools.items.length + guides.items.length;

  return (
    <>
      <div className="screen-only page-width max-lg:-mt-0.5 unscripted:hidden">
        <div className="on-manila border-2 border-ink p-4 md:grid md:grid-cols-[1fr_auto] md:px-6 md:pb-6 md:*:nth-2:col-span-2">
          <h2 className="mb-4 flex items-center text-h3 md:min-h-11">{words.heading}</h2>
          <search className="needs-script own-cross grid gap-x-6 gap-y-4 lg:grid-cols-2">
            <div className="relative [&_input]:pl-12">
              <TextField
                ref={search}
                label={words.label}
                type="search"
                maxLength={longestSearch}
                autoComplete="off"
                onInput={(event) => type(event.currentTarget.value)}
              />
              <Icon name="search" className="pointer-events-none absolute bottom-4 left-4 size-5" />
            </div>
            <details ref={fold} className="lies-out">
              <summary className="flex min-h-13 items-center justify-between gap-4 rounded-sm border-2 border-rule-strong bg-sheet px-4 font-semibold">
                <span>
                  {`${words.topic}, `}
                  <span className="lowercase">{words.format}</span>
                </span>
                <PlusMinus />
              </summary>
              <div className="grid grid-cols-2 gap-x-6 max-md:mt-4">
                <SelectField
                  label={words.topic}
                  options={topics}
                  autoComplete="off"
                  value={filters.topic}
                  onChange={(event) => choose({ topic: event.currentTarget.value })}
                />
                <SelectField
                  label={words.format}
                  options={formats}
                  autoComplete="off"
                  value={filters.format}
                  onChange={(event) => choose({ format: event.currentTarget.value })}
                />
              </div>
            </details>
          </search>
          <div
            className={`flex items-center gap-x-4 max-md:mt-3 ${count === 0 ? "md:col-span-2 md:mt-4 md:text-lede" : "text-small md:col-start-2 md:row-start-1 md:mb-4"}`}
          >
            <p role="status" className="leading-snug font-semibold text-balance">
              {count === 0 ? words.empty : `${count} of ${total} ${words.counted}`}
            </p>
            {queryFrom(filters) && (
              <Button
                variant="link"
                size="sm"
                className="shrink-0"
                onClick={() => {
                  clear();
                  search.current?.focus();
                }}
              >
                {words.clear}
              </Button>
            )}
          </div>
          {count === 0 && (
            <PathLink
              to={`${pathOf(words.finder.page)}#${words.finder.anchor}`}
              className="text-link inline-flex min-h-11 items-center justify-self-start md:col-span-2"
            >
              {words.finder.title}
            </PathLink>
          )}
        </div>
      </div>
      <Guides
        heading={guides.heading}
        words={guides}
        guides={foundGuides.filter(({ coming }) => !coming)}
      />
      <Worksheets {...tools} tools={foundTools} />
      <Guides
        heading={guides.later}
        words={guides}
        guides={foundGuides.filter(({ coming }) => coming)}
      />
    </>
  );
}
