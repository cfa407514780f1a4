import type { Service } from "~/content/types";
import { ServiceDrawing } from "~/illustrations/services/service-drawing";
import { ButtonLink } from "~/ui/button";
import { PageLink } from "~/ui/link";
import { CheckedList } from "./checked-list";

interface ServiceEntriesProps {
  services: readonly Service[];
  words: { benefits: string; help: string; more: string };
}

const colours = {
  manila: "bg-manila-tint",
  feint: "bg-feint/50",
  "green-tint": "bg-green-tint",
  marker: "bg-manila-tint",
} as const;

/** The services of /services, each under its own anchor. */
export function ServiceEntries({ services, words }: ServiceEntriesProps) {
  return (
    <ul className="page-width py-6">
      {services.map(({ id, title, icon, colour, shortDescription, fullDescription, benefits }) => (
        <li
          key={id}
          id={id}
          className="grid gap-x-6 gap-y-6 border-t-2 border-ink py-8 md:py-12 lg:grid-cols-12"
        >
          <div
            className={`screen-only flex items-center self-start p-6 max-lg:max-w-56 max-lg:p-4 lg:col-span-3 lg:self-stretch ${colours[colour]}`}
          >
            <ServiceDrawing name={icon} />
          </div>
          <div className="lg:col-span-5">
            <h2>{title}</h2>
            <p className="mt-3 text-lede text-ink-2">{shortDescription}</p>
            <p className="mt-4 max-w-text">{fullDescription}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink page="contact" subject={title}>
                {words.help}
              </ButtonLink>
              <PageLink
                page={id}
                className="text-link inline-flex min-h-11 items-center font-semibold"
                subject={title}
              >
                {words.more}
              </PageLink>
            </div>
          </div>
          <div className="lg:col-span-4">
            <h3 className="text-[1.1875rem]">{words.benefits}</h3>
            <div className="mt-3 text-[1rem]">
              <CheckedList items={benefits} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
