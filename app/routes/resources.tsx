import { consultation, consultationBand } from "~/content/consultation";
import { resources } from "~/content/pages/resources";
import { serviceWords } from "~/content/services/common";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { ResourceLibrary } from "~/sections/resource-library";
import { Sources } from "~/sections/sources";
import { BelowFold } from "~/ui/below-fold";

export const meta = () => pageMeta("resources", resources.meta);

export default function ResourcesRoute() {
  const { hero, search, topics, formats, tools, guides, facts } = resources;
  return (
    <>
      <FileHero {...hero} />
      <BelowFold>
        <ResourceLibrary
          words={search}
          topics={topics}
          formats={formats}
          tools={tools}
          guides={guides}
        />
        <Sources {...serviceWords.sources} facts={facts} />
        <ClosingBand {...consultationBand} next={consultation} />
      </BelowFold>
    </>
  );
}
