import { Island } from "~/app/islands/island";
import { LetterFinder } from "~/app/islands/letters/letter-finder";
import { ClosingBand } from "~/app/parts/closing-band";
import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { RingedEntry } from "~/app/parts/drawings/ringed-entry";
import { TribunalBundle } from "~/app/parts/drawings/tribunal-bundle";
import { FileSheet } from "~/app/parts/file-sheet";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { LetterFrame } from "~/app/parts/letter-frame";
import { LetterStrip } from "~/app/parts/letter-strip";
import { PageSections } from "~/app/parts/passages/page-sections";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation } from "~/words/consultation";
import { exampleLetter } from "~/words/example-letter";
import { defenceWords, hubWords, serviceWords } from "~/words/services/common";
import { investigation } from "~/words/services/investigation";
import { urgentLine } from "~/words/urgent";
import { CardFile } from "./card-file";
import { HubBenefits } from "./hub-benefits";

export const meta = () => pageMeta("investigation", investigation.meta);

export default function InvestigationRoute() {
  const { badge, headline, lede, investigations, management, benefits, sections } = investigation;
  return (
    <>
      <UrgentLine {...urgentLine} />
      <FileHero
        badge={badge}
        headline={headline}
        lede={lede}
        drawing={<LetterFrame note={exampleLetter.note} foot="" />}
        above="ground"
      >
        <div
          data-drawing
          aria-hidden="true"
          className="-mx-(--gutter) mt-6 overflow-x-clip px-(--gutter) md:hidden"
        >
          <LetterStrip note={exampleLetter.note} />
        </div>
        <HeroStart
          words={{ call: defenceWords.call, phoneLead: hubWords.phoneLead }}
          subject={badge}
        />
      </FileHero>
      <Island name="letter-finder" of={LetterFinder} props={{}} />
      <CardFile
        {...investigations}
        tab={hubWords.investigationsTab}
        action={hubWords.quote}
        drawing={<RingedEntry entry="Interest" />}
      />
      <CardFile
        {...management}
        tab={hubWords.managementTab}
        action={hubWords.learn}
        drawing={<TribunalBundle />}
      />
      <HubBenefits {...benefits} action={hubWords.action} help={hubWords.help} />
      <FileSheet>
        <PageSections sections={sections} />
      </FileSheet>
      <ClosingBand {...serviceWords.closing} next={consultation} />
    </>
  );
}
