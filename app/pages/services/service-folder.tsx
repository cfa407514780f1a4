import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { CheckedList } from "~/app/parts/checked-list";
import { ServiceDrawing } from "~/app/parts/drawings/service-drawing";
import type { Service } from "~/words/types";

interface ServiceFolderProps {
  service: Service;
  words: { benefits: string; help: string; more: string };
  /** Its drawing stands on the right; or above its text, in a folder half as wide. On a phone, above the text; or beside its first words. The rest is folded up there. */
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
  ways: "contents",
  sheet:
    "on-paper border-2 border-rule-strong px-4 py-1.5 max-md:mt-3 md:mt-6 md:py-3 lg:col-start-2 lg:row-span-2 lg:row-start-1",
  links: "pt-4 md:pt-5",
  margin: "",
  drawing:
    "max-md:order-first max-md:-mx-4 max-md:aspect-[1.75] max-md:border-b-2 sm:max-md:aspect-[2.7] lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:-mb-8",
  scene:
    "max-md:-bottom-0.5 max-md:left-[9.5%] max-md:w-[81%] sm:max-md:left-[24%] sm:max-md:w-[52%] lg:absolute lg:-bottom-0.5 lg:left-1/2 lg:w-[108%] lg:-translate-x-1/2 lg:[--rise:-5rem] lg:[&_svg]:overflow-visible",
  title: "laid-out:block",
  fold: "lies-out",
  name: "min-h-8 justify-between pl-10",
  heading: "text-base",
} as const;

/* In the rows of the pair. On a phone the drawing is a thumbnail, on which no words could be read. The ways on and what is folded up share a line; once opened, that becomes a sheet below it. */
const paired = {
  all: "grid max-md:grid-cols-[minmax(min-content,1fr)_minmax(5.5rem,36%)] max-md:gap-x-4 md:max-lg:grid-cols-[auto_minmax(0,1fr)_19rem] lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid",
  text: "lg:row-start-2",
  ways: "flex flex-wrap items-center justify-between gap-x-4 pt-1 max-md:col-span-2 max-md:text-small md:max-lg:contents lg:row-start-3 lg:self-start print:block",
  sheet:
    "md:max-lg:on-paper md:max-lg:mt-6 md:max-lg:border-2 md:max-lg:border-rule-strong md:max-lg:px-4 md:max-lg:py-3 has-[[open]]:on-paper has-[[open]]:mt-2 has-[[open]]:w-full has-[[open]]:border-2 has-[[open]]:border-rule-strong has-[[open]]:px-4 has-[[open]]:py-1.5",
  links: "md:max-lg:pt-4",
  margin: "max-md:not-has-[~details[open]]:hidden lg:not-has-[~details[open]]:hidden",
  drawing:
    "max-md:col-start-2 max-md:row-start-1 max-md:mt-4 max-md:aspect-3/2 max-md:self-start max-md:border-2 lg:row-start-1 lg:-mx-8 lg:h-56 lg:border-b-2",
  scene:
    "max-md:inset-x-0 max-md:-bottom-0.5 max-md:[&_[data-printed]]:hidden max-md:[&_svg]:[stroke-width:1.25px] lg:absolute lg:-bottom-0.5 lg:left-1/2 lg:w-[54%] lg:-translate-x-1/2",
  title: "max-lg:laid-out:block print:laid-out:block",
  fold: "max-lg:lies-out print:lies-out",
  name: "min-h-11 gap-2 [[open]>&]:justify-between [[open]>&]:pl-10",
  heading: "text-small lg:text-base",
} as const;
const places = { wide, paired };

const link = "text-link inline-flex min-h-11 items-center";

/** The face of a service's folder: what it is, its drawing, and a sheet that says what the client gets. */
export function ServiceFolder({ service, words, place: name }: ServiceFolderProps) {
  const { id, title, icon, colour, shortDescription, fullDescription, benefits } = service;
  const place = places[name];

  return (
    <div
      className={`relative gap-x-6 border-manila-fold border-t-8 bg-manila-tint px-4 pb-14 md:grid-rows-[auto_auto_1fr] md:border-2 md:border-t-8 md:px-8 md:pb-19 lg:gap-x-8 print:block print:border-0 print:border-t-2 print:p-0 forced-colors:border-t-2 ${place.all}`}
    >
      <div
        className={`pt-4 max-md:pb-2 md:col-span-2 md:pt-6 print:pt-3 lg:col-span-1 ${place.text}`}
      >
        <p className="leading-snug font-semibold">{shortDescription}</p>
        <p className="mt-3 hidden laid-out:block">{fullDescription}</p>
      </div>
      <div
        className={`screen-only relative flex items-center justify-end overflow-clip border-ink md:col-span-2 md:row-start-3 md:pt-6 lg:col-span-1 lg:p-0 ${grounds[colour]} ${place.drawing}`}
      >
        <div className={`w-full max-md:absolute ${place.scene}`}>
          <ServiceDrawing name={icon} />
        </div>
      </div>
      <div className={place.ways}>
        <div
          className={`flex flex-wrap items-center gap-x-6 self-start md:col-span-2 md:row-start-2 lg:col-span-1 print:pt-2 ${place.links}`}
        >
          {name === "wide" ? (
            <>
              <ButtonLink page="contact" className="max-md:min-h-11" subject={title}>
                {words.help}
              </ButtonLink>
              <PageLink page={id} className={`${link} font-semibold`} subject={title}>
                {words.more}
              </PageLink>
            </>
          ) : (
            <>
              <PageLink page={id} className={`${link} gap-2 font-semibold`} subject={title}>
                {words.more}
              </PageLink>
              <PageLink page="contact" className={link} subject={title}>
                {words.help}
              </PageLink>
            </>
          )}
        </div>
        <div
          className={`relative md:col-start-3 md:row-span-3 md:row-start-1 md:max-lg:self-start print:mt-3 print:border-0 print:p-0 ${place.sheet}`}
        >
          <span
            aria-hidden="true"
            className={`screen-only absolute inset-y-0 left-11.5 border-l-2 border-red ${place.margin}`}
          />
          <h3 className={`hidden pl-10 text-base print:pl-0 ${place.title}`}>{words.benefits}</h3>
          <details className={`text-small leading-snug ${place.fold}`}>
            <summary className={`flex items-center ${place.name}`}>
              <h3 className={place.heading}>{words.benefits}</h3>
              <PlusMinus />
            </summary>
            <div className="pt-2">
              <p className="mb-3 pl-10 laid-out:hidden">{fullDescription}</p>
              <CheckedList items={benefits} />
            </div>
          </details>
        </div>
      </div>
    </div>
  );
}
