/** Every article of the blog, the newest first (`publish/articles/vite-plugin.ts`). */
declare module "virtual:articles" {
  const articles: (import("~/words/types").ArticleCard & import("~/words/types").ArticleBody)[];
  export default articles;
}
