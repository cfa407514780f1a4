import type { Service } from "~/words/types";
import { DrawerFront } from "./drawer-front";
import { ServiceFolder } from "./service-folder";

interface ServiceEntriesProps {
  services: readonly Service[];
  words: { benefits: string; help: string; more: string };
}

/** So many, which most readers come for, are opened over the whole width; the others stand in pairs. */
const fullWidth = 1;

/* Both of a pair begin their parts at the same heights. */
const paired = "lg:row-span-5 lg:grid lg:grid-rows-subgrid";

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
                className={`relative flex flex-col ${index > 0 ? gap : ""} ${isPaired ? paired : "lg:col-span-2"}`}
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
