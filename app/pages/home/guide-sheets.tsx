import { ButtonLink } from "~/app/design/button";
import type { home } from "~/words/pages/home";

/* How each lies on a pile; in a row they are fanned out, the middle one over the others. */
const lean = [
  "-rotate-1 max-lg:mr-3 lg:-mr-4 lg:pr-12",
  "max-lg:ml-3 lg:z-1 lg:-mx-4 lg:-mt-4 lg:pt-10!",
  "rotate-1 max-lg:mr-3 lg:-ml-4 lg:pl-12",
];

/** Guides as sheets of paper, on a phone each over the edge of the one before; their feet are behind what follows. */
export function GuideSheets({ heading, intro, action, help, cards }: typeof home.guides) {
  return (
    <section
      aria-label={heading}
      className="isolate overflow-clip pt-[calc(var(--section-gap)/2)] print:overflow-visible"
    >
      <div className="page-width">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
          <h2 className="text-display">{heading}</h2>
          <p className="max-w-text text-balance">{intro}</p>
        </div>
        <ul className="mt-8 -mb-4 grid lg:mx-2 lg:grid-cols-3 print:mb-0 print:gap-4">
          {cards.map(({ title, description, contents }, index) => (
            <li
              key={title}
              className={`on-paper relative flex flex-col border-2 border-ink px-4 pt-6 pb-8 not-print:max-lg:not-last:-mb-4 md:px-8 lg:pb-16 print:m-0 print:rotate-0 print:pb-4 ${lean[index]}`}
            >
              <h3 className="lg:text-h2">{title}</h3>
              <p className="mt-3 text-balance">{description}</p>
              <ol className="list-rule mt-4 mb-6 grow text-small">
                {contents.map((line, number) => (
                  <li key={line} className="flex gap-3 border-b border-feint py-2">
                    <span className="tabular-nums">{number + 1}</span>
                    {line}
                  </li>
                ))}
              </ol>
              <div>
                <ButtonLink page="contact" variant="secondary" subject={title}>
                  {action}
                </ButtonLink>
                <p className="mt-2 text-small">{help}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
