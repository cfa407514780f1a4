import { ButtonPath } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { PageLink } from "~/app/design/link";
import { OpenLine } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { pathOf } from "~/site/pages";
import { notFound } from "~/words/pages/not-found";
import { defenceWords } from "~/words/services/common";

/** What helps without the page: whom to call, the letter finder, the home page; on a phone whether somebody answers stands right below the call, elsewhere at the end of a line, where it moves nothing. */
export function WaysOn() {
  return (
    <div className="mt-6 md:col-span-7">
      <div className="flex flex-col items-start gap-x-3 gap-y-3 sm:gap-y-1">
        <div className="flex gap-3 max-sm:contents">
          <PhoneButton size="lg" className="max-sm:w-full" data-calls />
          <ButtonPath
            to={`${pathOf(notFound.finder.page)}#${notFound.finder.anchor}`}
            variant="outline"
            size="lg"
            className="max-sm:order-2 max-sm:w-full"
          >
            {notFound.finder.title}
          </ButtonPath>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 max-sm:contents">
          <OpenLine className="order-1" />
          <PageLink
            page="home"
            className="text-link inline-flex min-h-11 items-center font-semibold max-sm:order-3"
          >
            {notFound.home}
          </PageLink>
        </div>
      </div>
      <QuietRow who={defenceWords.who} />
    </div>
  );
}
