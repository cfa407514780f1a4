import { consultation } from "~/content/consultation";
import { letterFinder, letterKinds } from "~/content/letters";
import { hubWords, serviceWords } from "~/content/services/common";
import { investigation } from "~/content/services/investigation";
import { urgentLine } from "~/content/urgent";
import { OpenedLetters } from "~/illustrations/services/opened-letters";
import { CardFile } from "~/sections/card-file";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { HubBenefits } from "~/sections/hub-benefits";
import { PageSections } from "~/sections/page-sections";
import { Passages } from "~/sections/passage";
import { UrgentLine } from "~/sections/urgent-line";
import { pageMeta } from "~/seo/page-meta";
import { LetterFinder } from "~/tools/letter-finder";
import { PhoneLink } from "~/ui/reach";

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
        drawing={<OpenedLetters />}
        above="ground"
      >
        <p className="screen-only mt-5">
          {serviceWords.phoneLead} <PhoneLink className="text-link font-semibold" />
        </p>
      </FileHero>
      <LetterFinder {...letterFinder} kinds={letterKinds} />
      <CardFile
        {...investigations}
        tab={hubWords.investigationsTab}
        action={hubWords.quote}
        columns={2}
      />
      <CardFile {...management} tab={hubWords.managementTab} action={hubWords.learn} columns={3} />
      <HubBenefits {...benefits} action={hubWords.action} help={hubWords.help} />
      <Passages>
        <PageSections sections={sections} />
      </Passages>
      <ClosingBand {...serviceWords.closing} next={consultation} />
    </>
  );
}
