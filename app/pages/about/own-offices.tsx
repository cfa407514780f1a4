import { PageLink } from "~/app/design/link";
import { TimedPostmark } from "~/app/parts/timed-postmark";
import { firm } from "~/firm/firm";
import { officesOf } from "~/firm/firm-details";
import { offices } from "~/words/pages/offices";

interface OwnOfficesProps {
  heading: string;
  intro: string;
  /** To the page that has them all. */
  all: string;
}

/** The offices that the firm shows beside its people, by their postmarks, and the way to all of them. */
export function OwnOffices({ heading, intro, all }: OwnOfficesProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>
      <ul className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
        {officesOf(firm.aboutOffices).map((office) => (
          <li key={office.id} className="flex items-center gap-4">
            <div className="screen-only size-28 -rotate-6">
              <TimedPostmark office={office} label={offices.cards.timeLabel} />
            </div>
            <div>
              <h3>{office.name}</h3>
              <p>{office.country}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="screen-only mt-5">
        <PageLink page="offices" className="text-link font-semibold">
          {all}
        </PageLink>
      </p>
    </section>
  );
}
