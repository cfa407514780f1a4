import { consultation, consultationBand } from "~/content/consultation";
import { resources } from "~/content/pages/resources";
import { serviceWords } from "~/content/services/common";
import { GuidesAndCalculator } from "~/illustrations/pages/guides-and-calculator";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { ResourceLibrary } from "~/sections/resource-library";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, search, topics, formats, tools, guides, facts } = resources;
  return (
    <>
      <FileHero {...hero} drawing={<GuidesAndCalculator />} />
      <ResourceLibrary
        words={search}
        topics={topics}
        formats={formats}
        tools={tools}
        guides={guides}
      />
      <Sources {...serviceWords.sources} facts={facts} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
