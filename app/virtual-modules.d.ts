/** Every article of the blog, the newest first, as lists show it. */
declare module "virtual:article-list" {
  const articles: import("./content/types").ListedArticle[];
  export default articles;
}

/** What each address of the blog shows, by slug; in the browser, nothing. */
declare module "virtual:article-pages" {
  const pages: Partial<Record<string, import("./content/types").ArticlePage>>;
  export default pages;
}

interface ImportMetaEnv {
  /** The year the site was built in. */
  readonly BUILD_YEAR: number;
}
