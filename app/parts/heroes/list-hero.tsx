import { PageTab } from "~/app/design/file-tab";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { defenceWords, serviceWords } from "~/words/services/common";
import { HeroStart } from "./hero-start";

interface ListHeroProps {
  badge: string;
  headline: string;
  lede: string;
  /** For a reader with a letter in hand: each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
}

/** The beginning of a page that lists things: low, so that the first of them stands within the first screen. */
export function ListHero({ badge, headline, lede, ways }: ListHeroProps) {
  return (
    <div className="page-width pt-3 sm:pt-6 md:pt-8">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-5 text-display sm:mt-8">{headline}</h1>
      <p className="mt-4 text-lede text-pretty text-ink-2">{lede}</p>
      <HeroStart words={serviceWords} subject={badge} help={defenceWords.who} />
      <ul className="screen-only mt-5 flex flex-wrap gap-x-8 border-t border-rule py-1.5 md:mt-8 xl:justify-between">
        {ways.map(({ title, to }) => {
          const [question, action] = title.split(/(?<=\?) /);
          return (
            <li key={to}>
              <PathLink
                to={to}
                className="group/way flex min-h-11 flex-wrap items-center gap-x-2 leading-snug"
              >
                <span className="font-semibold">{question}</span>{" "}
                <span className="text-link group-hover/way:text-green-hover">
                  {action}
                  <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
                </span>
              </PathLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
