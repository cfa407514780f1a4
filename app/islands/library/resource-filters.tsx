import { type ReactNode, useEffect, useRef } from "react";
import { SelectField, TextField } from "~/app/design/text-field";
import type { Filters } from "./filter-resources";

export interface ResourceFilterWords {
  label: string;
  hint: string;
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
  /** How much is found, at the end of the row. */
  children: ReactNode;
}

/** Search, topic and format in one ruled row; only offered where script can filter. */
export function ResourceFilters({
  words,
  topics,
  formats,
  filters,
  onType,
  onChoose,
  children,
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
    <search className="needs-script unscripted:hidden grid grid-cols-2 gap-x-5 gap-y-4 border-y-2 border-ink py-5 max-md:*:first:col-span-full md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2fr_1fr_1fr_10rem]">
      <TextField
        ref={search}
        label={words.label}
        hint={words.hint}
        type="search"
        autoComplete="off"
        onInput={(event) => onType(event.currentTarget.value)}
      />
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
      {children}
    </search>
  );
}
