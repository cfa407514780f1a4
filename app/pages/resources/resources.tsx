import { Island } from "~/app/islands/island";
import { ResourceLibrary } from "~/app/islands/library/resource-library";
import { ClosingBand } from "~/app/parts/closing-band";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Sources } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { articlePath, pathOf } from "~/site/pages";
import { consultation, consultationBand } from "~/words/consultation";
import { resources } from "~/words/pages/resources";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { GuidesAndCalculator } from "./guides-and-calculator";
import { withWhatComes } from "./guides-to-come";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, rentLetter, search, topics, formats, tools, guides } = resources;
  const { title, page, anchor } = resources.lastDay;
  const start = {
    title: rentLetter.title,
    to: `${articlePath(rentLetter.article)}#${rentLetter.anchor}`,
  };
  const rentGuide = guides.items.findIndex(({ article }) => article === rentLetter.article);
  return (
    <>
      <FileHero
        {...hero}
        drawing={<GuidesAndCalculator {...tools.items[0]} example={tools.example} />}
      >
        <HeroStart words={serviceWords} subject={hero.badge} />
      </FileHero>
      <Island
        name="resource-library"
        of={ResourceLibrary}
        props={{
          words: search,
          topics,
          formats,
          tools: { ...tools, now: { title, to: `${pathOf(page)}#${anchor}` } },
          guides: {
            ...guides,
            items: guides.items.map((guide, index) => ({
              ...withWhatComes(guide),
              ...(index === rentGuide && { start }),
            })),
          },
        }}
        queried={["search", "topic", "format"]}
      />
      <Sources {...serviceWords.sources} facts={factsIn(resources)} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
