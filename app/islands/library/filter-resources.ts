import { fold } from "~/app/islands/fold";

/** What can be filtered. */
export interface Filterable {
  title: string;
  summary: string;
  topic: string;
  format: string;
}

export interface Filters {
  search: string;
  topic: string;
  format: string;
}

/** The choice that leaves everything in. */
export const all = "All";

export const noFilters: Filters = { search: "", topic: all, format: all };

/**
 * An item is shown only if it matches topic, format and search together (specification, section 4).
 *
 * @param items guides and tools
 * @param filters the choices; the search looks at title and summary, as people may type them (`fold`)
 * @returns the items that match
 */
export function filterResources<T extends Filterable>(items: readonly T[], filters: Filters): T[] {
  const search = fold(filters.search);
  return items.filter(
    ({ title, summary, topic, format }) =>
      (filters.topic === all || topic === filters.topic) &&
      (filters.format === all || format === filters.format) &&
      [title, summary].some((text) => fold(text).includes(search)),
  );
}

/**
 * @param query the address's query
 * @param topics what may be chosen
 * @param formats what may be chosen
 * @returns the filters it stands for; anything unknown counts as All
 */
export function filtersFrom(
  query: URLSearchParams,
  topics: readonly string[],
  formats: readonly string[],
): Filters {
  const known = (value: string | null, choices: readonly string[]) =>
    value && choices.includes(value) ? value : all;
  return {
    search: query.get("search") ?? "",
    topic: known(query.get("topic"), topics),
    format: known(query.get("format"), formats),
  };
}

/**
 * @param filters the choices
 * @returns the query that stands for them, without those that leave everything in
 */
export function queryFrom(filters: Filters): URLSearchParams {
  const chosen = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof Filters],
  );
  return new URLSearchParams(chosen);
}
