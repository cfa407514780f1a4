import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { CheckedList } from "~/app/parts/checked-list";
import { ServiceDrawing } from "~/app/parts/drawings/service-drawing";
import type { Service } from "~/words/types";

interface ServiceFolderProps {
  service: Service;
  words: { benefits: string; help: string; more: string };
  /** Its drawing stands on the right; or above its text, in a folder half as wide. On a phone, above the text; or small beside its first words. The rest is folded up there. */
  place: keyof typeof places;
}

const grounds = {
  manila: "max-md:bg-manila/45 lg:bg-manila/45",
  feint: "max-md:bg-feint lg:bg-feint",
  "green-tint": "max-md:bg-green-tint lg:bg-green-tint",
} as const;

/* Where there is room for three columns, the drawing has the outer one, down to the folder's edges; what is too wide for it lies outside. */
const wide = {
  all: "max-md:flex max-md:flex-col md:grid md:grid-cols-[auto_minmax(0,1fr)_19rem] lg:grid-cols-[4.1fr_3.7fr_4.2fr] lg:grid-rows-[auto_1fr] lg:px-0 lg:pb-8 lg:pl-8",
  text: "lg:col-start-1 lg:row-start-1",
  actions: "lg:col-start-1",
  sheet: "lg:col-start-2 lg:row-span-2 lg:row-start-1",
  drawing:
    "max-md:order-first max-md:-mx-4 max-md:aspect-[1.75] max-md:border-b-2 sm:max-md:aspect-[2.7] lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:-mb-8",
  scene:
    "max-md:-bottom-0.5 max-md:left-[9.5%] max-md:w-[81%] sm:max-md:left-[24%] sm:max-md:w-[52%] lg:absolute lg:-bottom-0.5 lg:left-1/2 lg:w-[108%] lg:-translate-x-1/2 lg:[--rise:-5rem] lg:[&_svg]:overflow-visible",
  button: "default",
  title: "laid-out:block",
  fold: "lies-out",
} as const;

/* In the rows of the pair. */
const paired = {
  all: "grid max-md:grid-cols-[minmax(min-content,1fr)_minmax(4rem,clamp(5.5rem,29vw,7rem))] max-md:gap-x-4 sm:max-md:grid-cols-[minmax(0,1fr)_11rem] md:max-lg:grid-cols-[auto_minmax(0,1fr)_19rem] lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid",
  text: "lg:row-start-2",
  actions: "max-md:col-span-2 lg:row-start-3",
  sheet: "max-md:col-span-2 lg:col-start-1 lg:row-span-1 lg:row-start-4 lg:self-start lg:py-1.5",
  drawing:
    "max-md:col-start-2 max-md:row-start-1 max-md:mt-4 max-md:aspect-4/3 max-md:self-start max-md:border-2 lg:row-start-1 lg:-mx-8 lg:h-56",
  scene:
    "max-md:-bottom-0.5 max-md:left-[-4%] max-md:w-[108%] max-md:[&_svg]:[stroke-width:1.25px] max-md:[&_:is(text,foreignObject)]:hidden lg:absolute lg:-bottom-0.5 lg:left-1/2 lg:w-[54%] lg:-translate-x-1/2",
  button: "outline",
  title: "max-lg:laid-out:block print:laid-out:block",
  fold: "max-lg:lies-out print:lies-out",
} as const;
const places = { wide, paired };

/** The face of a service's folder: what it is, its drawing, and a sheet that says what the client gets. */
export function ServiceFolder({ service, words, place: name }: ServiceFolderProps) {
  const { id, title, icon, colour, shortDescription, fullDescription, benefits } = service;
  const place = places[name];

  return (
    <div
      className={`relative gap-x-6 border-2 border-t-8 border-manila-fold bg-manila-tint px-4 pb-17 md:grid-rows-[auto_auto_1fr] md:px-8 md:pb-22 lg:gap-x-8 print:block print:border-0 print:border-t-2 print:p-0 forced-colors:border-t-2 ${place.all}`}
    >
      <div className={`pt-4 md:col-span-2 md:pt-6 print:pt-3 lg:col-span-1 ${place.text}`}>
        <p className="leading-snug font-semibold">{shortDescription}</p>
        <p className="mt-2.5 hidden laid-out:block">{fullDescription}</p>
      </div>
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-1 self-start sm:gap-x-6 pt-4 md:row-start-2 md:pt-5 md:col-span-2 lg:col-span-1 print:pt-2 ${place.actions}`}
      >
        <ButtonLink
          page="contact"
          variant={place.button}
          className="max-md:min-h-11"
          subject={title}
        >
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
      <div
        className={`screen-only relative flex items-center justify-end overflow-clip border-ink dark:max-md:bg-band! dark:lg:bg-band! md:col-span-2 md:row-start-3 md:pt-6 lg:col-span-1 lg:border-b-2 lg:p-0 ${grounds[colour]} ${place.drawing}`}
      >
        <div className={`w-full max-md:absolute ${place.scene}`}>
          <ServiceDrawing name={icon} />
        </div>
      </div>
      <div
        className={`on-paper relative border-2 border-rule-strong px-4 py-1.5 max-md:mt-3 md:col-start-3 md:pt-3 md:row-span-3 md:row-start-1 md:mt-6 md:pb-3 md:max-lg:self-start print:mt-3 print:border-0 print:p-0 ${place.sheet}`}
      >
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-11.5 border-l-2 border-red"
        />
        <h3 className={`hidden pl-10 text-base print:pl-0 ${place.title}`}>{words.benefits}</h3>
        <details className={`text-small leading-snug ${place.fold}`}>
          <summary className="flex min-h-8 items-center justify-between pl-10">
            <h3 className="text-base">{words.benefits}</h3>
            <PlusMinus />
          </summary>
          <div className="pt-2">
            <p className="mb-3 pl-10 laid-out:hidden">{fullDescription}</p>
            <CheckedList items={benefits} />
          </div>
        </details>
      </div>
    </div>
  );
}
