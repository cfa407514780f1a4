import { buttonStyles } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { PageLink, PathLink } from "~/app/design/link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { pathOf } from "~/site/pages";
import { notFound } from "~/words/pages/not-found";
import { defenceWords } from "~/words/services/common";

/** What helps without the page: whom to call, the letter finder, the home page. */
export function WaysOn() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-7 md:row-start-4 md:mt-6">
      <PhoneButton variant="default" className="max-sm:w-full" data-calls />
      <OpenLine className="max-sm:w-full" />
      <p className="w-full leading-snug">{defenceWords.who}</p>
      <PathLink
        to={`${pathOf(notFound.finder.page)}#${notFound.finder.anchor}`}
        className={buttonStyles({
          variant: "outline",
          className: "max-sm:w-full",
        })}
      >
        {notFound.finder.title}
      </PathLink>
      <PageLink page="home" className="text-link inline-flex min-h-11 items-center font-semibold">
        {notFound.home}
      </PageLink>
      <SolicitorLine className="max-w-140 leading-snug" />
    </div>
  );
}
