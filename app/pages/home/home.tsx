import { Island } from "~/app/islands/island";
import { LetterFinder } from "~/app/islands/letters/letter-finder";
import { ClosingBand } from "~/app/parts/closing-band";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { home } from "~/words/pages/home";
import { readerSlip } from "~/words/reader-slip";
import { Banner } from "./banner";
import { CardTable } from "./card-table";
import { ClientVoices } from "./client-voices";
import { GuideSheets } from "./guide-sheets";
import { HomeHero } from "./home-hero";

export const meta = () => pageMeta("home", home.meta);

export default function HomeRoute() {
  return (
    <>
      <HomeHero words={home.hero} />
      <Island name="letter-finder" of={LetterFinder} props={{}} />
      <ReaderSlip {...readerSlip} reader={readerOf()} />
      <CardTable {...home.letters} />
      <Banner {...home.banner} />
      <GuideSheets {...home.guides} />
      <ClientVoices {...home.reviews} />
      <ClosingBand {...home.closing} next={consultation} />
    </>
  );
}
