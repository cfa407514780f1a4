import { ButtonLink } from "~/app/design/button";

interface GuideSheetsProps {
  heading: string;
  intro: string;
  help: string;
  action: string;
  cards: readonly { title: string; description: string; contents: readonly string[] }[];
}

const lean = [
  "max-lg:mr-3 -rotate-[0.7deg] lg:mt-6 lg:-rotate-2",
  "max-lg:ml-3 rotate-[0.6deg] lg:z-10 lg:-mx-3 lg:rotate-1",
  "max-lg:mr-2 -rotate-[0.4deg] lg:mt-4 lg:rotate-2",
];

/** Guides as sheets of paper, fanned out where there is room; their feet are behind what follows. */
export function GuideSheets({ heading, intro, help, action, cards }: GuideSheetsProps) {
  return (
    <section
      aria-label={heading}
      className="isolate overflow-clip pt-(--section-gap) print:overflow-visible"
    >
      <div className="page-width">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-display lg:col-span-7">{heading}</h2>
          <p className="max-w-text lg:col-span-4 lg:col-start-9">
            {intro} {help}
          </p>
        </div>
        <ul className="mt-8 grid lg:-mb-10 lg:mt-14 lg:grid-cols-3">
          {cards.map(({ title, description, contents }, index) => (
            <li
              key={title}
              className={`on-paper relative origin-bottom-left flex flex-col border-2 border-ink px-5 pt-6 pb-10 not-last:-mb-4 md:max-lg:px-8 lg:px-8 lg:pt-8 lg:pb-18 print:m-0 print:pb-4 ${lean[index]}`}
            >
              <h3 className="lg:text-h2">{title}</h3>
              <p className="mt-3">{description}</p>
              <ol className="mt-5 mb-6 border-t-2 border-ink text-small">
                {contents.map((line, number) => (
                  <li key={line} className="flex gap-3 border-b border-feint py-2">
                    <span className="tabular-nums">{number + 1}</span>
                    {line}
                  </li>
                ))}
              </ol>
              <ButtonLink
                page="contact"
                variant="secondary"
                className="mt-auto self-start"
                subject={title}
              >
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
