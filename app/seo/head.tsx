import type { HeadTag } from "./page-meta";

/** What a page's head says of the page, in its order. */
export function Head({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    if ("title" in tag) return <title key="title">{tag.title}</title>;
    if ("data" in tag) return <StructuredData key="data" data={tag.data} />;
    if ("rel" in tag) return <link key={tag.rel} {...tag} />;
    return <meta key={"name" in tag ? tag.name : tag.property} {...tag} />;
  });
}

/** Data, which no browser runs; only what could end its element early is written another way. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
