import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { ListHero } from "~/app/parts/heroes/list-hero";
import { WaySheet } from "~/app/parts/heroes/way-sheet";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { withWhatComes } from "./guides-to-come";
import { shortWays } from "./short-ways";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, start, search, topics, formats, tools, guides } = resources;
  return (
    <>
      <ListHero {...hero} sheet={<WaySheet ways={shortWays} note={start} />} />
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
