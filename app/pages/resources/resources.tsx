import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { pathOf } from "~/site/pages";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { GuidesAndCalculator } from "./guides-and-calculator";
import { withWhatComes } from "./guides-to-come";
import { ResourcesHero } from "./resources-hero";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, rentLetter, search, topics, formats, tools, guides } = resources;
  const { title, page, anchor } = resources.lastDay;
  // On a phone it follows the search.
  const drawing = <GuidesAndCalculator {...tools.items[0]} example={tools.example} />;
  return (
    <>
      <div className="max-md:flex max-md:flex-col max-md:[&_section]:order-2">
        <ResourcesHero
          hero={hero}
          rentLetter={rentLetter}
          drawing={<div className="contents max-md:hidden">{drawing}</div>}
        />
        <div className="screen-only page-width order-1 *:aspect-(--strip) md:hidden">{drawing}</div>
        <Island
          name="resource-library"
          of={ResourceLibrary}
          props={{
            words: search,
            topics,
            formats,
            tools: { ...tools, now: { title, to: `${pathOf(page)}#${anchor}` } },
            guides: { ...guides, items: guides.items.map(withWhatComes) },
          }}
          queried={["search", "topic", "format"]}
        />
      </div>
      <Sources {...serviceWords.sources} facts={factsIn(resources)} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
