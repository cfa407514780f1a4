declare module "virtual:article-cards" {
  const cards: import("./content/types").ArticleCard[];
  export default cards;
}
