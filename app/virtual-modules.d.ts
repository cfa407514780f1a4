declare module "virtual:article-cards" {
  const cards: import("./content/types").ArticleCard[];
  export default cards;
}

interface ImportMetaEnv {
  /** The year the site was built in. */
  readonly BUILD_YEAR: number;
}
