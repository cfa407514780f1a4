import { ButtonLink } from "~/app/design/button";
import { ClosingBand } from "~/app/parts/closing-band";
import { LargeNumber } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart, HeroWords } from "~/app/parts/heroes/hero-start";
import { pageMeta } from "~/app/seo/page-meta";
import { consultationBand, consultationWithoutLetter } from "~/words/consultation";
import { defenceWords, serviceWords } from "~/words/services/common";
import { servicesList } from "~/words/services/services-list";
import { Deadlines } from "./deadlines";
import { FolderDrawer } from "./folder-drawer";
import { ServiceEntries } from "./service-entries";

export const meta = () => pageMeta("services", servicesList.meta);

export default function ServicesRoute() {
  return (
    <>
      <div className="page-width -mb-0.5 pt-8 md:pt-12">
        <HeroWords
          headline={servicesList.headline}
          lede={servicesList.lede}
          drawing={<FolderDrawer note={servicesList.note} />}
        >
          <HeroStart
            number={
              <>
                <LargeNumber />
                <ButtonLink page="investigation" variant="outline" className="max-sm:w-full">
                  {servicesList.finder}
                </ButtonLink>
              </>
            }
            row={
              <>
                <Deadlines {...servicesList.usualTimes} />
                <QuietRow who={defenceWords.who} />
              </>
            }
          />
        </HeroWords>
      </div>
      <ServiceEntries services={servicesList.services} words={serviceWords.listWords} />
      <ClosingBand
        {...consultationBand}
        next={{ ...consultationWithoutLetter, note: servicesList.noteOnNumber }}
      />
    </>
  );
}
