import { ButtonLink, buttonStyles } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { PathLink } from "~/app/design/link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { pathOf } from "~/site/pages";
import { notFound } from "~/words/pages/not-found";
import { defenceWords } from "~/words/services/common";

/** What helps without the page: whom to call, the letter finder, the home page. */
export function WaysOn() {
  return (
    <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 md:col-span-7 md:row-start-3 md:mt-6">
      <SolicitorLine className="mb-2 w-full" />
      <PhoneButton variant="default" className="max-sm:w-full" data-calls />
      <PathLink
        to={`${pathOf(notFound.finder.page)}#${notFound.finder.anchor}`}
        className={buttonStyles({
          variant: "outline",
          className: "max-sm:order-1 max-sm:mt-1 max-sm:w-full",
        })}
      >
        {notFound.finder.title}
      </PathLink>
      <ButtonLink page="home" variant="outline" className="max-sm:order-1 max-sm:w-full">
        {notFound.home}
      </ButtonLink>
      <div className="w-full">
        <OpenLine />
        <p className="text-small text-ink-2">{defenceWords.who}</p>
      </div>
    </div>
  );
}
