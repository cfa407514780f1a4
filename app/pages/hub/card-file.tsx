import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { FolderTab } from "~/app/parts/folder-tab";
import { NoteBelow } from "~/app/parts/note-below";
import { print } from "~/words/say";
import type { PenWords, ServiceCard } from "~/words/types";

interface CardFileProps {
  /** On the folder's tab. */
  tab: string;
  heading: string;
  intro: string;
  cards: readonly ServiceCard[];
  action: string;
  /** Written on the folder, under what it says. */
  note?: PenWords;
  /** Stands on the folder's lower edge, where it has room below what it says. */
  drawing: ReactNode;
}

/** An open folder: on its left what belongs together, on its sheet a row for each, with the days that it gives. */
export function CardFile({ tab, heading, intro, cards, action, note, drawing }: CardFileProps) {
  return (
    <section aria-label={heading} className="page-width pt-12 lg:pt-18">
      <FolderTab>{tab}</FolderTab>
      <div className="on-manila border-2 border-ink lg:grid lg:grid-cols-[4fr_9fr] xl:grid-cols-[4fr_5fr]">
        <div className="flex flex-col px-4 pt-5 pb-6 md:px-7 lg:pt-7 lg:pb-0">
          <h2 className="xl:text-display">{heading}</h2>
          <p className="mt-3 max-w-text">{intro}</p>
          {note && <NoteBelow className="screen-only mt-6">{note}</NoteBelow>}
          <div className="screen-only relative -mx-4 mt-5 h-36 grow overflow-clip max-lg:-mb-6 md:-mx-7 lg:h-auto lg:min-h-74">
            <div className="absolute bottom-0 left-[46%] -translate-x-1/2 aspect-3/2 max-h-full w-[86%] [clip-path:inset(0_-100vw_0_0)] *:overflow-visible *:border-0">
              {drawing}
            </div>
          </div>
        </div>
        <ul className="on-paper relative border-ink max-lg:border-t-2 lg:-mt-9 lg:mr-6 lg:mb-6 lg:grid lg:border-2 print:m-0">
          {cards.map(({ title, description, link, clock, clockFor, urgent }) => {
            const Clock = urgent ? "mark" : "span";
            return (
              <li
                key={link}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 content-center max-md:grid-cols-1 gap-y-1 border-feint px-4 py-4 md:py-4.5 not-first:border-t md:grid-cols-[minmax(0,1fr)_15rem] md:px-7"
              >
                <h3 className="decoration-2 underline-offset-4 entry-hover:underline">{title}</h3>
                {clock && (
                  <p className="font-display text-h3 font-[560]">
                    <Clock
                      className={
                        urgent || typeof clock === "object"
                          ? "text-h2 leading-tight md:leading-0"
                          : "font-sans text-base font-semibold"
                      }
                    >
                      {print(clock)}
                    </Clock>
                    {clockFor && (
                      <span className="ml-1.5 font-sans text-small font-semibold">{clockFor}</span>
                    )}
                  </p>
                )}
                <p className="col-start-1 max-md:col-span-full max-md:text-small">{description}</p>
                <PageLink
                  page={link}
                  className="text-link self-start whitespace-nowrap justify-self-start md:col-start-2 font-semibold after:absolute after:inset-0"
                  subject={title}
                >
                  {action}
                  <Icon name="arrow" className="ml-2 inline size-4" />
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
