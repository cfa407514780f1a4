import { useEffect, useRef } from "react";
import { Icon } from "~/app/design/icons";
import { PlusMinus } from "~/app/design/plus-minus";
import { SelectField, TextField } from "~/app/design/text-field";
import { all, type Filters } from "./filter-resources";

export interface ResourceFilterWords {
  label: string;
  topic: string;
  format: string;
  clear: string;
}

interface ResourceFiltersProps {
  words: ResourceFilterWords;
  topics: readonly string[];
  formats: readonly string[];
  filters: Filters;
  onType: (search: string) => void;
  onChoose: (part: Partial<Filters>) => void;
}

/** The search, and topic and format in its line, on phones folded up below it; only offered where script can filter. */
export function ResourceFilters({
  words,
  topics,
  formats,
  filters,
  onType,
  onChoose,
}: ResourceFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  const heard = useRef(filters.search);

  // Typing is ahead of the address; arriving, going back and clearing come from it. What stood in the field
  // before this code was there has not been heard of yet.
  useEffect(() => {
    if (heard.current === filters.search) return;
    heard.current = filters.search;
    if (search.current && search.current.value !== filters.search) {
      search.current.value = filters.search;
    }
  }, [filters.search]);

  return (
    <search className="needs-script own-cross grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div className="relative [&_input]:pl-12">
        <TextField
          ref={search}
          label={words.label}
          type="search"
          autoComplete="off"
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <Icon name="search" className="pointer-events-none absolute bottom-4 left-4 size-5" />
      </div>
      <details open={filters.topic !== all || filters.format !== all} className="lies-out">
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
            value={filters.topic}
            onChange={(event) => onChoose({ topic: event.currentTarget.value })}
          />
          <SelectField
            label={words.format}
            options={formats}
            value={filters.format}
            onChange={(event) => onChoose({ format: event.currentTarget.value })}
          />
        </div>
      </details>
    </search>
  );
}
