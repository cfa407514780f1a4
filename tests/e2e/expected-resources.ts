import { type Filters, filterResources, noFilters } from "~/app/islands/library/filter-resources";
import { resources } from "~/words/pages/resources";
import { written } from "./screens";

const isWritten = ({ article }: { article: string }) =>
  written.some(({ slug }) => slug === article);

/** Everything that /resources lists: what can be read, the worksheets, what is to come. */
export const items = [
  ...resources.guides.items.filter(isWritten),
  ...resources.tools.items.map(({ description, ...tool }) => ({ ...tool, summary: description })),
  ...resources.guides.items.filter((guide) => !isWritten(guide)),
];

/** The titles that filters leave. */
export const titlesOf = (filters: Partial<Filters>) =>
  filterResources(items, { ...noFilters, ...filters }).map(({ title }) => title);

/** What the page says of how many filters leave. */
export function statusOf(filters: Partial<Filters>): string {
  const { length } = titlesOf(filters);
  return length
    ? `${length} of ${items.length} ${resources.search.counted}`
    : resources.search.empty;
}
