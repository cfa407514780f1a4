import { filterResources } from "~/app/islands/library/filter-resources";
import { resources } from "~/words/pages/resources";

/** Everything that /resources lists, worksheets first. */
export const items = [
  ...resources.tools.items.map(({ description, ...tool }) => ({ ...tool, summary: description })),
  ...resources.guides.items,
];

type Filters = Partial<Parameters<typeof filterResources>[1]>;

/** The titles that filters leave. */
export function titlesOf(filters: Filters): string[] {
  const found = filterResources(items, { search: "", topic: "All", format: "All", ...filters });
  return found.map(({ title }) => title);
}

/** What the page says of how many filters leave. */
export function statusOf(filters: Filters): string {
  const { length } = titlesOf(filters);
  return length ? `${length} of ${items.length} resources` : resources.search.empty;
}
