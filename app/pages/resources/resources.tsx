import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { ListHero } from "~/app/parts/heroes/list-hero";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { articlePath, pathOf } from "~/site/pages";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { withWhatComes } from "./guides-to-come";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, rentLetter, finder, lastDay, search, topics, formats, tools, guides } = resources;
  const ways = [
    { title: rentLetter.title, to: `${articlePath(rentLetter.article)}#${rentLetter.anchor}` },
    ...[finder, lastDay].map(({ title, page, anchor }) => ({
      title,
      to: `${pathOf(page)}#${anchor}`,
    })),
  ];
  return (
    <>
      <ListHero {...hero} ways={ways} />
      <Island
        name="resource-library"
        of={ResourceLibrary}
        props={{
          words: search,
          topics,
          formats,
          tools,
          guides: { ...guides, items: guides.items.map(withWhatComes) },
        }}
        queried={["search", "topic", "format"]}
      />
      <Sources {...serviceWords.sources} facts={factsIn(resources)} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
