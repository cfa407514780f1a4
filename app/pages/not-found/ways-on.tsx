import { buttonStyles } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { PageLink, PathLink } from "~/app/design/link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { pathOf } from "~/site/pages";
import { notFound } from "~/words/pages/not-found";
import { defenceWords } from "~/words/services/common";

/** What helps without the page: whom to call, the letter finder, the home page. */
export function WaysOn() {
  return (
    <div className="mt-6 md:col-span-7">
      <div className="flex flex-wrap items-center gap-3">
        <PhoneButton variant="default" size="lg" className="max-sm:w-full" data-calls />
        <OpenLine className="w-full sm:order-1" />
        <PathLink
          to={`${pathOf(notFound.finder.page)}#${notFound.finder.anchor}`}
          className={buttonStyles({ variant: "outline", size: "lg", className: "max-sm:w-full" })}
        >
          {notFound.finder.title}
        </PathLink>
        <PageLink
          page="home"
          className="text-link inline-flex min-h-11 items-center font-semibold sm:order-1"
        >
          {notFound.home}
        </PageLink>
      </div>
      <QuietRow who={defenceWords.who} />
    </div>
  );
}
