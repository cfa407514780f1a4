import { articlesFolder } from "./articles/read-articles.ts";
import { writeNewArticle } from "./articles/write-new-article.ts";

/* Begins an article: npm run new:article "Its title". */
try {
  console.log(writeNewArticle(process.argv.slice(2).join(" "), articlesFolder));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
