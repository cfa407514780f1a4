import { PageTab } from "~/app/design/file-tab";
import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Ways } from "~/app/parts/heroes/ways";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { CardTray } from "./card-tray";
import { withWhatComes } from "./guides-to-come";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, start, ways, search, topics, formats, tools, guides } = resources;
  return (
    <>
      <div className="page-width">
        <PageTab>{hero.badge}</PageTab>
        <h1 className="mt-4 lg:mt-8">{hero.headline}</h1>
        <div className="mt-4 grid items-end gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="lg:pb-8">
            <p className="max-w-[22em] text-lede text-ink-2">{hero.lede}</p>
            <HeroStart subject={hero.badge} />
            <Ways ways={ways} note={start} className="mt-8" />
          </div>
          <div className="screen-only aspect-8/5 lg:-mb-0.5 lg:aspect-3/2">
            <CardTray />
          </div>
        </div>
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
      <Sources facts={factsIn(resources)} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
