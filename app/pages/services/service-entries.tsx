import { ButtonLink } from "~/app/design/button";
import { Written } from "~/app/design/drawing";
import { PageLink } from "~/app/design/link";
import { CheckedList } from "~/app/parts/checked-list";
import { NamedDrawing } from "~/app/parts/drawings/named-drawing";
import type { Service } from "~/words/types";

interface ServiceEntriesProps {
  services: readonly Service[];
  words: { benefits: string; help: string; more: string };
}

/** So many, which most readers come for, are opened over the whole width; the others stand in pairs. */
const fullWidth = 1;

/* Both of a pair begin their parts at the same heights. */
const inPair = "lg:row-span-5 lg:grid lg:grid-rows-subgrid";

/* Over the foot of the one behind; the first pair leaves the foot of the whole folder in sight. */
const overlapping = "-mt-12 print:mt-6";
const afterWhole = "max-lg:-mt-12 lg:mt-6 print:mt-6";

/** The services of /services as folders in a drawer: each under its own anchor, over the foot of the one behind. */
export function ServiceEntries({ services, words }: ServiceEntriesProps) {
  return (
    <div className="page-width md:pb-10">
      <div className="border-t-2 border-ink bg-band pt-4 max-md:-mx-(--gutter) md:border-x-2 md:px-3.5 md:pt-8 dark:border-rule-strong print:m-0 print:border-0 print:p-0">
        <ul className="lg:grid lg:grid-cols-2 lg:gap-x-3.5">
          {services.map((service, index) => {
            const isPaired = index >= fullWidth;
            const isFirstPair = isPaired && index < fullWidth + 2;
            const gap = isFirstPair ? afterWhole : overlapping;
            return (
              <li
                key={service.id}
                id={service.id}
                className={`relative flex flex-col ${index > 0 ? gap : ""} ${isPaired ? inPair : "lg:col-span-2"}`}
              >
                <h2 className="flex min-h-12 w-fit max-w-full items-center rounded-t-tab border-2 border-b-0 border-ink bg-manila px-4 pt-1.5 max-md:border-l-0 max-md:rounded-tl-none text-h3 text-on-marker md:px-8 print:border-0 print:px-0">
                  {service.title}
                </h2>
                <ServiceFolder service={service} words={words} isWide={!isPaired} />
              </li>
            );
          })}
        </ul>
        <DrawerFront />
      </div>
    </div>
  );
}

interface ServiceFolderProps extends Pick<ServiceEntriesProps, "words"> {
  service: Service;
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

const paired = {
  folder: "lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid",
  drawing: "lg:h-64",
  scene: "",
  sheet: "",
  links: "",
} as const;

/** The face of a service's folder: what it is, its drawing, and a sheet that says what the client gets. */
function ServiceFolder({ service, words, isWide }: ServiceFolderProps) {
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

/** The front of a filing drawer with its label and its handle: it closes what stands in the drawer. */
function DrawerFront() {
  return (
    <div className="screen-only relative -mt-12 flex justify-center border-b-2 border-t-8 border-ink bg-band dark:border-rule-strong dark:border-t-manila-fold py-5 max-md:border-b-0 md:-mx-3.5">
      <svg
        viewBox="0 0 220 104"
        aria-hidden="true"
        className="h-26 w-55"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M30 2h160v46H30z" fill="var(--manila)" />
        <path d="M40 9h140v32H40z" fill="var(--letter)" stroke="var(--on-marker)" />
        <Written x={40} y={14.5} width={140} size={18} middle>
          Services
        </Written>
        <path d="M64 66h92v8a46 26 0 0 1-92 0z" fill="var(--manila)" />
        <path d="M54 66h112" strokeWidth="6" strokeLinecap="round" />
      </svg>
    </div>
  );
}
