import { Island } from "~/app/islands/island";
import { LetterFinder } from "~/app/islands/letters/letter-finder";
import { ClosingBand } from "~/app/parts/closing-band";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { home } from "~/words/pages/home";
import { readerSlip } from "~/words/reader-slip";
import { HomeHero } from "./home-hero";
import { Banner, CardTable, ClientVoices, GuideSheets } from "./home-sections";

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
