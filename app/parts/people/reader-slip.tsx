import { PhoneLink } from "~/app/design/contact-link";
import { Stamp } from "~/app/design/stamp";
import { OpenLine } from "~/app/parts/contact/number";
import { PointedNote } from "~/app/parts/pointed-note";
import { readerOf, type sample } from "~/firm/firm-details";
import type { Person } from "~/firm/firm-schema";
import { readerSlip } from "~/words/reader-slip";
import { Portrait } from "./portrait";

interface ReaderSlipProps extends Omit<typeof readerSlip, "ofReturn"> {
  /** A person, or that a sample stands in for one; nothing where the firm shows nobody. */
  reader: Person | typeof sample | undefined;
}

/** Who reads a visitor's letter: a slip with portrait, name, direct line and signature in ink. */
export function ReaderSlip({ heading, text, reader, ...slip }: ReaderSlipProps) {
  if (!reader) return null;
  return (
    <section aria-label={heading} className="screen-only section-gap overflow-x-clip">
      <div className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-display">{heading}</h2>
          <p className="mt-4 text-lede">{text}</p>
        </div>
        <div>
          <PointedNote points="below the end" className="mb-3 sm:ml-[34%]" noteClass="*:inline">
            {slip.note}
          </PointedNote>
          <Slip {...slip} reader={reader} />
        </div>
      </div>
    </section>
  );
}

/** The same in the margin beside other words, without any of its own. */
export function ReaderCard({ heading = readerSlip.heading }: { heading?: string | undefined }) {
  const reader = readerOf();
  if (!reader) return null;
  return (
    <section aria-label={heading} className="md:pt-3">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <div className="mt-3">
        <Slip {...readerSlip} reader={reader} />
      </div>
    </section>
  );
}

type SlipProps = Pick<ReaderSlipProps, "line" | "noLine" | "sample"> & {
  reader: NonNullable<ReaderSlipProps["reader"]>;
};

function Slip({ reader, line, noLine, sample }: SlipProps) {
  const person = reader === "sample" ? undefined : reader;
  const { name, letters, role } = person ?? sample;
  return (
    <div className="@container lg:mr-2 lg:rotate-1">
      <div className="on-paper relative grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 border-2 border-ink p-4 @sm:grid-cols-[11rem_1fr] @xl:grid-cols-[13.25rem_1fr] @xl:gap-y-0 @xl:p-6">
        <div className="relative self-start @sm:row-span-2">
          <Portrait person={person} />
          {!person && (
            <Stamp className="absolute bottom-4 -left-2 print:static">{sample.stamp}</Stamp>
          )}
        </div>
        <div className="min-w-0 @max-sm:order-1 @max-sm:col-span-2">
          <p className="font-display leading-tight font-semibold text-balance wrap-break-word @xl:text-h2">
            {name}
          </p>
          {letters && <p className="mt-1 text-small font-semibold wrap-break-word">{letters}</p>}
          <p className="mt-1 text-small text-ink-2">{role}</p>
          <p className="mt-2 border-t border-feint pt-2 text-small text-ink-2">
            {`${person?.directLine ? line : noLine} `}
            <PhoneLink
              number={person?.directLine}
              className="text-link block font-display text-h3 font-semibold"
            />
          </p>
          <OpenLine className="mt-1 text-small" />
        </div>
        <div className="min-w-0 self-end border-b-2 border-ink">
          {person?.signature && (
            <img
              src={person.signature}
              alt=""
              width={360}
              height={120}
              loading="lazy"
              className="h-16 w-full object-contain object-left-bottom"
            />
          )}
          {!person && <SampleSignature className="h-16 max-w-full" />}
        </div>
      </div>
    </div>
  );
}

/** Strokes of the pen where a signature will stand; they spell nothing. */
function SampleSignature({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 300 90"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className={`text-on-marker *:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 70C34 62 78 24 72 10C66 0 40 34 36 62C34 84 54 78 80 66" />
      <path d="M80 66C90 67 92 50 100 48C104 56 96 66 104 66C112 64 114 50 120 50C122 58 120 66 127 66C136 64 150 18 158 10C162 24 140 60 148 66C156 68 160 52 168 50C170 60 164 68 174 66C196 60 216 48 290 40" />
      <path d="M52 84C104 74 166 72 222 77C192 78 168 82 152 87" />
    </svg>
  );
}
