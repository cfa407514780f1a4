import { PathLink } from "~/app/design/link";
import type { DefencePage } from "~/words/services/service-page";

/** Whom to tell what, and in which order. */
export function TellList({ tell }: { tell: NonNullable<DefencePage["tell"]> }) {
  return (
    <ol className="mt-6 grid gap-y-2 print:mt-1 print:gap-y-0 print:leading-snug">
      {tell.map(({ who, text, link }, at) => (
        <li key={who} className="grid grid-cols-[1.5rem_1fr]">
          <span className="font-display text-h3 leading-[1.2] font-[620]">{at + 1}</span>
          <p className="max-w-[33em] text-pretty">
            <strong>{who}</strong> {text}{" "}
            {link && (
              <PathLink to={link.href} className="text-link screen-only whitespace-nowrap">
                {link.title}
              </PathLink>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
