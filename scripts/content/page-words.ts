import { basename } from "node:path";
import { type PageId, pages } from "~/config/pages";
import type { PageMeta } from "~/content/types";
import { pageMeta } from "~/seo/page-meta";

/* Loaded through Vite, as the pages are. */

const modules = import.meta.glob<Record<string, { meta?: PageMeta }>>(
  ["../../app/content/pages/*.ts", "../../app/content/services/*.ts"],
  { eager: true },
);

/** What search engines are told of each page that has words of its own, and what is wrong with it. */
export const pageWords = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports).flatMap(({ meta }) => {
    if (!meta) return [];
    const file = path.replace("../../app/content/", "");
    return [{ file, meta, problem: problemOf(pageOf(file), meta) }];
  }),
);

function pageOf(file: string): PageId | null {
  const name = basename(file, ".ts").replace("services-list", "services");
  return pages.find(({ route }) => basename(route, ".tsx") === name)?.id ?? null;
}

function problemOf(page: PageId | null, meta: PageMeta): string | undefined {
  try {
    pageMeta(page, meta);
  } catch (error) {
    return (error as Error).message;
  }
}
