import { Island } from "~/app/islands/island";
import { LetterFinder } from "~/app/islands/letters/letter-finder";
import { ClosingBand } from "~/app/parts/closing-band";
import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation } from "~/words/consultation";
import { defenceWords, hubWords, serviceWords } from "~/words/services/common";
import { investigation } from "~/words/services/investigation";
import { urgentLine } from "~/words/urgent";
import { HubHero } from "./hub-hero";
import { CardFile, HubBenefits, HubSteps } from "./hub-sections";
import { HubFolds, HubSheet } from "./hub-sheet";

export const meta = () => pageMeta("investigation", investigation.meta);

export default function InvestigationRoute() {
  const { badge, headline, lede, firstSteps, investigations, management, benefits, sections } =
    investigation;
  return (
    <>
      <UrgentLine {...urgentLine} />
      <HubHero badge={badge} headline={headline} lede={lede} />
      <HubSteps {...firstSteps} />
      <Island name="letter-finder" of={LetterFinder} props={{ isRegister: true }} />
      <HubSheet sections={sections} />
      <CardFile {...investigations} tab={hubWords.investigationsTab} action={hubWords.quote} />
      <CardFile {...management} tab={hubWords.managementTab} action={hubWords.learn} />
      <HubBenefits {...benefits} action={hubWords.action} help={hubWords.help} />
      <HubFolds sections={sections} later={serviceWords.folds} />
      <ClosingBand {...serviceWords.closing} text={defenceWords.closing.text} next={consultation} />
    </>
  );
}
