import { PageTab } from "~/app/design/file-tab";
import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { defenceWords, serviceWords } from "~/words/services/common";
import { CardTray } from "./card-tray";
import { withWhatComes } from "./guides-to-come";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, start, ways, search, topics, formats, tools, guides } = resources;
  return (
    <>
      <div className="page-width">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-5 gap-x-6 sm:mt-8 lg:grid lg:grid-cols-4 lg:items-end">
          <h1 className="max-w-[10em] lg:col-span-3">{hero.headline}</h1>
          <div className="screen-only aspect-3/2 max-lg:hidden">
            <CardTray />
          </div>
        </div>
        <div className="mt-5 gap-x-6 lg:grid lg:grid-cols-2 lg:items-start lg:[&>:last-child]:mt-0">
          <p className="max-w-[22em] text-lede text-pretty text-ink-2">{hero.lede}</p>
          <HeroStart
            words={serviceWords}
            subject={hero.badge}
            row={<QuietRow who={defenceWords.who} />}
          />
        </div>
      </div>
      <Island
        name="resource-library"
        of={ResourceLibrary}
        props={{
          words: search,
          topics,
          formats,
          ways,
          start,
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
