import { PageLink } from "~/app/design/link";
import { OfficeTable } from "~/app/parts/office-table";
import { firm } from "~/firm/firm";
import { officesOf } from "~/firm/firm-details";
import type { about } from "~/words/pages/about";
import { offices } from "~/words/pages/offices";

/** The offices that the firm shows beside its people, and the way to all of them. */
export function OwnOffices({ heading, intro, all }: typeof about.offices) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>
      <OfficeTable
        offices={officesOf(firm.aboutOffices)}
        {...offices.cards}
        className="mt-8 list-rule gap-x-8 md:grid-cols-2 xl:grid-cols-3"
      />
      <p className="screen-only mt-4">
        <PageLink page="offices" className="text-link font-semibold">
          {all}
        </PageLink>
      </p>
    </section>
  );
}
