import { comparable } from "~/app/islands/comparable";

/** What can be filtered. */
interface Filterable {
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
 * @param filters the choices; the search looks at title and summary, as people may type them (`comparable`)
 * @returns the items that match
 */
export function filterResources<T extends Filterable>(items: readonly T[], filters: Filters): T[] {
  const search = comparable(filters.search);
  return items.filter(
    ({ title, summary, topic, format }) =>
      (filters.topic === all || topic === filters.topic) &&
      (filters.format === all || format === filters.format) &&
      [title, summary].some((text) => comparable(text).includes(search)),
  );
}

/**
 * @param query the address's query
 * @param topics what may be chosen
 * @param formats what may be chosen
 * @returns the filters it stands for; anything unknown counts as All
 */
export function filtersFrom(
  query: string,
  topics: readonly string[],
  formats: readonly string[],
): Filters {
  const asked = new URLSearchParams(query);
  const known = (name: string, choices: readonly string[]) =>
    choices.find((choice) => choice === asked.get(name)) ?? all;
  return {
    search: asked.get("search") ?? "",
    topic: known("topic", topics),
    format: known("format", formats),
  };
}

/**
 * @param filters the choices
 * @returns the query that stands for them, without those that leave everything in: "?topic=VAT", or nothing
 */
export function queryFrom(filters: Filters): string {
  const chosen = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof Filters],
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}
