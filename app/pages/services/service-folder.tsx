import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { CheckedList } from "~/app/parts/checked-list";
import { NamedDrawing } from "~/app/parts/drawings/named-drawing";
import type { Service } from "~/words/types";

interface ServiceFolderProps {
  service: Service;
  words: { benefits: string; help: string; more: string };
  /** Across the whole drawer its drawing stands on the right; in a pair, as on small screens, above its text. */
  isWide: boolean;
}

const grounds = { manila: "bg-manila/45", white: "bg-letter" } as const;

const wide = {
  folder: "lg:grid-cols-3 lg:pb-8 lg:pr-0",
  drawing:
    "lg:order-last lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:-mb-8 lg:border-b-0",
  scene: "lg:top-auto lg:h-auto lg:w-[108%] lg:[--rise:-5rem] lg:[&_svg]:overflow-visible",
  sheet: "lg:col-start-2 lg:row-span-2 lg:row-start-1",
  links: "max-lg:pb-3 lg:row-start-2",
} as const;

/* The parts of both folders of a pair begin at the same heights. */
const paired = {
  folder: "lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid",
  drawing: "lg:h-64",
  scene: "",
  sheet: "",
  links: "",
} as const;

/** The face of a service's folder: what it is, its drawing, and a sheet that says what the client gets. */
export function ServiceFolder({ service, words, isWide }: ServiceFolderProps) {
  const { id, title, icon, colour, shortDescription, fullDescription, benefits } = service;
  const place = isWide ? wide : paired;

  return (
    <div
      className={`relative border-t-2 border-ink bg-manila-tint px-4 pb-20 md:grid md:grid-cols-2 md:gap-x-8 md:border-2 md:px-8 print:block print:border-0 print:border-t-2 print:p-0 ${place.folder}`}
    >
      <div
        className={`screen-only relative -mx-4 aspect-2/1 overflow-clip border-b-2 border-ink md:max-lg:col-span-2 md:-mx-8 md:max-lg:aspect-[3] lg:aspect-auto ${grounds[colour]} ${place.drawing}`}
      >
        <div
          className={`absolute top-2 -bottom-0.5 left-1/2 aspect-3/2 -translate-x-1/2 ${place.scene}`}
        >
          <NamedDrawing name={icon} />
        </div>
      </div>
      <div className="pt-4 md:pt-6 print:pt-3">
        <p className="leading-snug font-semibold">{shortDescription}</p>
        <p className="mt-3">{fullDescription}</p>
      </div>
      <div
        className={`on-paper relative mt-4 border-2 border-ink px-4 py-3 text-small leading-snug max-md:-mx-4 max-md:border-x-0 md:mt-6 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 print:border-0 print:p-0 ${place.sheet}`}
      >
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-10.5 border-l-2 border-red"
        />
        <h3 className="mb-2 pl-9 text-base print:pl-0">{words.benefits}</h3>
        <CheckedList items={benefits} />
      </div>
      <div
        className={`flex flex-wrap items-center gap-x-6 self-start pt-4 print:pt-2 ${place.links}`}
      >
        <ButtonLink page="contact" variant={isWide ? "default" : "outline"} subject={title}>
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
  );
}
