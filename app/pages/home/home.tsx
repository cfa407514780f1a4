import { Island } from "~/app/islands/island";
import { LetterFinder } from "~/app/islands/letters/letter-finder";
import { TestimonialCarousel } from "~/app/islands/reviews/testimonial-carousel";
import { ClosingBand } from "~/app/parts/closing-band";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { readerOf } from "~/firm/firm-details";
import { testimonials } from "~/firm/testimonials";
import { consultation } from "~/words/consultation";
import { home } from "~/words/pages/home";
import { readerSlip } from "~/words/reader-slip";
import { sampleSheet } from "~/words/sample-sheet";
import { defenceWords } from "~/words/services/common";
import { Banner } from "./banner";
import { CardTable } from "./card-table";
import { ClientVoices } from "./client-voices";
import { GuideSheets } from "./guide-sheets";
import { HomeHero } from "./home-hero";
import { ReviewSummary } from "./review-summary";

export const meta = () => pageMeta("home", home.meta);

const { sample, sampleNote, chosen } = home.reviews;
const reviewWords = { sample, sampleNote, chosen };

export default function HomeRoute() {
  return (
    <>
      <HomeHero {...home.hero} who={defenceWords.who} reviews={firm.reviews} />
      <Island name="letter-finder" of={LetterFinder} props={{}} />
      <ReaderSlip {...readerSlip} reader={readerOf()} />
      <CardTable {...home.letters} />
      <Banner {...home.banner} sheet={sampleSheet} />
      <GuideSheets {...home.guides} />
      <ClientVoices
        heading={home.reviews.heading}
        total={<ReviewSummary {...home.reviews.summary} {...firm.reviews} />}
      >
        <Island
          name="testimonial-carousel"
          of={TestimonialCarousel}
          props={{ testimonials, words: reviewWords }}
        />
      </ClientVoices>
      <ClosingBand {...home.closing} next={consultation} />
    </>
  );
}
