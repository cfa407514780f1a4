import { useId } from "react";
import { headOffice } from "~/firm/firm-details";
import type { Office } from "~/firm/firm-schema";

interface PostmarkProps {
  office?: Office;
  /** What stands before the time there, which script lets it bear and which is said as well; without, it bears a letter. */
  timeLabel?: string;
}

/** An office's postmark. */
export function Postmark({ office = headOffice, timeLabel }: PostmarkProps) {
  if (!timeLabel) return <Cancel office={office} />;
  return (
    <div data-clock={office.timeZone} className="group @container size-full">
      <Cancel office={office} hasTime />
      <p className="sr-only hidden group-data-told:block">
        {timeLabel} <time data-time />
      </p>
    </div>
  );
}

/**
 * A round cancel with the city's name, below it the country's between two bars, and the waves that strike
 * the stamp. Where its frame is a square, the waves fall off the frame's edge.
 */
function Cancel({ office, hasTime = false }: { office: Office; hasTime?: boolean }) {
  const { name, image: city = name, country } = office;
  const id = useId();
  const isChinese = /\p{Script=Han}/u.test(city);
  return (
    <svg
      viewBox="0 0 180 100"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="50" cy="50" r="48" />
      <circle cx="50" cy="50" r="30" strokeWidth="1" />
      {country.length < 16 && <path d="M4 52h14M4 57h14M82 52h14M82 57h14" />}
      <path
        transform={hasTime ? "translate(-1 11)" : undefined}
        d="M104 26c12-8 22 8 34 0s22 8 34 0M106 42c12-8 22 8 34 0s22 8 34 0M106 58c12-8 22 8 34 0s22 8 34 0M104 74c12-8 22 8 34 0s22 8 34 0"
      />
      <g stroke="none" fill="currentColor" className="font-semibold" textAnchor="middle">
        <path id={`${id}city`} d="M16 50a34 34 0 0 1 68 0" fill="none" />
        <text
          fontSize={isChinese ? 13 : 12.5}
          letterSpacing={isChinese ? "0.3em" : "0.06em"}
          lang={isChinese ? "zh-Hans" : undefined}
        >
          <textPath href={`#${id}city`} startOffset="50%">
            {city}
          </textPath>
        </text>
        <path id={`${id}country`} d="M7.5 50a42.5 42.5 0 0 0 85 0" fill="none" />
        <text fontSize={10.5} letterSpacing="0.02em" wordSpacing="0.3em">
          <textPath href={`#${id}country`} startOffset="50%">
            {country}
          </textPath>
        </text>
        {hasTime && (
          <g className="hidden group-data-told:inline">
            <text data-time x="50" y="55.8" fontSize={16.5} className="tabular-nums" />
          </g>
        )}
        <path
          d="M34 39h32v22H34zl16 13 16-13"
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
          className={hasTime ? "group-data-told:hidden" : undefined}
        />
      </g>
    </svg>
  );
}
