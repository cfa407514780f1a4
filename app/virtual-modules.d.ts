/** Every article of the blog, the newest first, as lists show it (`scripts/articles/vite-plugin.ts`). */
declare module "virtual:article-list" {
  const articles: import("./content/types").ListedArticle[];
  export default articles;
}

/** An article with a body, compiled to the route module of its page. */
declare module "*.md" {
  export const page: import("./content/types").ArticlePage;
}

interface ImportMetaEnv {
  /** The year the site was built in. */
  readonly BUILD_YEAR: number;
  /** What UK law wants on every page, a sentence each (`config/particulars.ts`). */
  readonly PARTICULARS: readonly string[];
}
