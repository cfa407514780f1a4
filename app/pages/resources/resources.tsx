import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { ListHero } from "~/app/parts/heroes/list-hero";
import { WayList } from "~/app/parts/heroes/way-list";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { FilledSheet } from "./filled-sheet";
import { withWhatComes } from "./guides-to-come";
import { shortWays } from "./short-ways";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, sheet, search, topics, formats, tools, guides } = resources;
  return (
    <>
      <ListHero {...hero} sheet={<FilledSheet {...sheet} example={tools.example} />} />
      <div className="page-width pt-2 pb-10 md:pb-16 lg:pt-8">
        <WayList
          ways={shortWays}
          className="double-rule list-rule gap-x-12 *:border-feint *:not-first:border-t *:py-1.5 md:grid md:grid-cols-2 md:*:last:col-span-full md:*:nth-2:border-t-0"
        />
      </div>
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
