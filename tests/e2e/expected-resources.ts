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

type Filters = Partial<Record<"search" | "topic" | "format", string>>;

/** The titles that filters leave. */
export function titlesOf({ search = "", ...chosen }: Filters): string[] {
  const isLeft = (item: (typeof items)[number]) =>
    Object.entries(chosen).every(([name, choice]) => Reflect.get(item, name) === choice) &&
    [item.title, item.summary].some((text) => text.toLowerCase().includes(search.toLowerCase()));
  return items.filter(isLeft).map(({ title }) => title);
}

/** What the page says of how many filters leave. */
export function statusOf(filters: Filters): string {
  const { length } = titlesOf(filters);
  return length
    ? `${length} of ${items.length} ${resources.search.counted}`
    : resources.search.empty;
}
