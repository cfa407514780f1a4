import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { CheckedList } from "~/app/parts/checked-list";
import { ServiceDrawing } from "~/app/parts/drawings/service-drawing";
import type { Service } from "~/words/types";

interface ServiceFolderProps {
  service: Service;
  words: { benefits: string; help: string; more: string };
  /** Its drawing stands on the left instead of the right. */
  isTurned: boolean;
}

const grounds = {
  manila: "lg:bg-manila/45",
  feint: "lg:bg-feint",
  "green-tint": "lg:bg-green-tint",
  marker: "lg:bg-sheet",
} as const;

/* Where there is room for three columns, the drawing has the outer one, down to the folder's edges. */
const straight = {
  all: "lg:grid-cols-[5fr_4.75fr_2.75fr] lg:pl-8",
  text: "lg:col-start-1",
  sheet: "lg:col-start-2",
  drawing: "lg:col-start-3",
  crop: "lg:-left-26",
};
const turned = {
  all: "lg:grid-cols-[2.75fr_5fr_4.75fr] lg:pr-8",
  text: "lg:col-start-2",
  sheet: "lg:col-start-3",
  drawing: "lg:col-start-1",
  crop: "lg:-right-26",
};

/** The face of a service's folder: what it is, its drawing, and a sheet that says what the client gets. */
export function ServiceFolder({ service, words, isTurned }: ServiceFolderProps) {
  const { id, title, icon, colour, shortDescription, fullDescription, benefits } = service;
  const place = isTurned ? turned : straight;

  return (
    <div
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-2 border-t-8 border-manila-fold bg-manila-tint px-4 md:grid-cols-[auto_minmax(0,1fr)_19rem] md:grid-rows-[auto_1fr] md:px-8 lg:gap-x-8 lg:px-0 print:block print:border-0 print:border-t-2 print:p-0 forced-colors:border-t-2 ${place.all}`}
    >
      <div
        className={`col-span-2 pt-5 md:pt-6 print:pt-3 lg:col-span-1 lg:row-start-1 ${place.text}`}
      >
        <p className="leading-snug font-semibold">{shortDescription}</p>
        <p className="mt-2.5">{fullDescription}</p>
      </div>
      <div
        className={`row-start-2 flex items-start gap-x-6 gap-y-1 self-start pt-5 max-lg:flex-col md:pb-18 lg:items-center print:pt-2 print:pb-0 ${place.text}`}
      >
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
      <div
        className={`screen-only relative row-start-2 flex items-center justify-end overflow-clip pt-5 md:pb-18 lg:row-span-2 lg:row-start-1 lg:p-0 ${grounds[colour]} ${place.drawing}`}
      >
        <div
          className={`w-full max-w-40 md:max-w-56 lg:absolute lg:-bottom-0.5 lg:w-140 lg:max-w-none ${place.crop}`}
        >
          <ServiceDrawing name={icon} />
        </div>
      </div>
      <div
        className={`relative col-span-2 mt-5 border-2 border-b-0 border-rule-strong bg-sheet px-4 pt-3 pb-16 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-6 print:mt-3 print:border-0 print:p-0 ${place.sheet}`}
      >
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-11.5 border-l-2 border-red"
        />
        <h3 className="pl-10 text-base print:pl-0">{words.benefits}</h3>
        <div className="mt-2 text-small leading-snug">
          <CheckedList items={benefits} />
        </div>
      </div>
    </div>
  );
}
