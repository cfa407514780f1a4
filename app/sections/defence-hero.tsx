import type { DefencePage } from "~/content/services/types";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";
import { Icon } from "~/ui/icons";
import { PhoneLink } from "~/ui/reach";

interface DefenceHeroProps {
  page: Pick<DefencePage, "badge" | "headline" | "lede" | "deadline" | "firstSteps" | "bring">;
  words: { call: string; help: string; phoneLead: string; first: string; bring: string };
}

/** The sheet with the one marked deadline; beside it, what to do first. */
export function DefenceHero({ page, words }: DefenceHeroProps) {
  const { before, marked, after } = page.deadline;
  return (
    <div className="page-width hero-file print:pt-2">
      <FileTab>{page.badge}</FileTab>
      <div className="print-sheet defence-sheet">
        <div className="defence-words">
          <h1 className="defence-title">{page.headline}</h1>
          <p className="defence-deadline">
            {before}
            <mark>{marked}</mark>
            {after}
          </p>
          <div className="hero-actions screen-only">
            <ButtonLink page="contact" variant="cta" size="lg" subject={page.badge}>
              {words.call}
            </ButtonLink>
            <p>
              {words.phoneLead} <PhoneLink className="hero-phone text-link" />
            </p>
          </div>
          <p className="hero-note screen-only">{words.help}</p>
          <p className="defence-lede screen-only">{page.lede}</p>
        </div>
        <div className="defence-first">
          <h2 className="text-h3 font-[620]">{words.first}</h2>
          <ol className="mt-3">
            {page.firstSteps.map(({ title, description }, index) => (
              <li key={title}>
                <b>{index + 1}</b>
                <span>
                  <strong>{title}</strong>
                  {description}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <section aria-label={words.bring} className="defence-bring">
          <h2 className="text-h3 font-[620]">{words.bring}</h2>
          <ul className="mt-3">
            {page.bring.map((item) => (
              <li key={item}>
                <Icon name="box" className="mt-1 size-4.5" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
