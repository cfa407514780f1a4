import { ButtonLink } from "~/ui/button";
import { Section } from "./section";

interface GuideSheetsProps {
  heading: string;
  intro: string;
  help: string;
  action: string;
  cards: readonly { title: string; description: string; contents: readonly string[] }[];
}

const lean = ["lg:-mr-4 lg:-rotate-2", "lg:z-10 lg:-mt-4 lg:mb-4", "lg:-ml-4 lg:rotate-2"];

/** Guides as sheets of paper, fanned out where there is room. */
export function GuideSheets({ heading, intro, help, action, cards }: GuideSheetsProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-0 lg:px-4 lg:pt-4">
        {cards.map(({ title, description, contents }, index) => (
          <li
            key={title}
            className={`relative flex flex-col border-2 border-rule-strong bg-sheet p-6 pl-12 md:p-8 md:pl-14 md:max-lg:last:col-span-2 ${lean[index]}`}
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-7 border-l-2 border-red md:left-8"
            />
            <h3>{title}</h3>
            <p className="mt-3">{description}</p>
            <ol className="mt-5 mb-6 border-t border-feint text-small text-ink-2">
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
      <p className="mt-8 text-small text-ink-2">{help}</p>
    </Section>
  );
}
