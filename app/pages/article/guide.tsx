import articles from "virtual:articles";
import { type ComponentType, createElement } from "react";
import { articlePath, standInRoute } from "~/site/pages";
import { drawings } from "~/words/blog/sums";
import { Article } from "./article";
import { articleMeta } from "./article-meta";
import { relatedTo } from "./related-articles";

const components = import.meta.glob<ComponentType<object>>("./drawings/*.tsx", {
  eager: true,
  import: "default",
});

export const meta = (path: string) => articleMeta(shownAt(path));

/** A guide's page; at an address of the blog that has none, or none yet, another stands in. */
export default function GuideRoute({ path }: { path: string }) {
  const article = shownAt(path);
  const asked = articleAt(path);
  const drawn = Object.entries(drawings[`${article.slug}.md`] ?? {}).map(([name, props]) => {
    const component = components[`./drawings/${name}.tsx`];
    return [name, component && createElement(component, props)];
  });
  return (
    <Article
      article={article}
      body={article}
      related={relatedTo(article, articles)}
      standsInFor={asked === article ? undefined : asked}
      drawings={Object.fromEntries(drawn)}
    />
  );
}

function articleAt(path: string) {
  return articles.find(({ slug }) => articlePath(slug) === path);
}

function shownAt(path: string) {
  const asked = articleAt(path);
  const shown = asked?.minutes ? asked : articleAt(articlePath(standInRoute.article));
  if (!shown) throw new Error(`site/pages.ts: there is no article ${standInRoute.article}`);
  return shown;
}
