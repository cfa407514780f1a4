import { Drawing, Written } from "~/app/design/drawing";
import { PageTab } from "~/app/design/file-tab";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Postmark } from "~/app/parts/postmark";
import type { Office } from "~/firm/firm-schema";
import type { offices } from "~/words/pages/offices";
import { defenceWords } from "~/words/services/common";

/** The page's beginning: its words and the ways to ask, left of the envelopes that reach up from the first office. */
export function OfficesHero({ badge, headline, lede }: typeof offices.hero) {
  return (
    <div className="page-width">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-4 max-w-[10em] md:mt-8">{headline}</h1>
      <div className="mt-4 md:pr-74 lg:pr-[42%]">
        <p className="max-w-[25em] text-lede text-ink-2">{lede}</p>
        <HeroStart
          subject={badge}
          row={<QuietRow who={defenceWords.who} className="max-w-132" />}
        />
      </div>
    </div>
  );
}

/** Stripes along the edges of an airmail envelope at 262, 24, slanted as if wound round it: every second one is of the other colour. */
const airmail = ["var(--letter-red)", "var(--letter-feint)"].map((fill, colour) => {
  const from = (at: number) => at * 52 + colour * 26;
  const down = [262, 459].flatMap((x) =>
    [0, 1, 2, 3, 4, 5].map((at) => `M${x} ${40 + from(at)}l9 -8v14l-9 8z`),
  );
  const across = [0, 1, 2, 3].map((at) => `M${268 + from(at)} 33l8 -9h14l-8 9z`);
  return { fill, d: [...down, ...across.filter((_, at) => at < 4 - colour)].join("") };
});

/** @returns the size at which the longest word of a town's name fits into a width, and no larger than others are */
function sizeOf(name: string, width: number, largest: number): number {
  const letters = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  // The display face is so wide in the mean, capitals included.
  return Math.min(largest, width / (letters * 0.66));
}

interface PostedEnvelopesProps {
  offices: readonly Office[];
  timeLabel: string;
}

/** Envelopes from the next office and from one abroad, by air, postmarked there: they stand behind the first one's, which is the page's own. */
export function PostedEnvelopes({ offices, timeLabel }: PostedEnvelopesProps) {
  const [first, ...others] = offices;
  const abroad = others.find(({ country }) => country !== first?.country);
  const second = others.find((office) => office !== abroad);
  return (
    <div className="screen-only max-md:-mt-4 max-md:*:aspect-(--strip) md:absolute md:right-0 md:bottom-[calc(100%-2px)] md:w-68 lg:-right-4 lg:bottom-[calc(100%+2rem)] lg:aspect-3/2 lg:w-[44%] xl:max-[90rem]:w-[48%]">
      <Drawing className="[--strip:8/5.3] md:border-b-0 overflow-visible">
        {abroad && (
          <g transform="translate(-197 -24) rotate(5 520 110) scale(1.4)">
            <path d="M262 24h206v300H262z" fill="var(--letter)" />
            {airmail.map((stripes) => (
              <path key={stripes.fill} {...stripes} stroke="none" />
            ))}
            <Cancelled office={abroad} label={timeLabel} place="translate(402 55)" />
            <Written x={388} y={196} width={68} size={sizeOf(abroad.name, 68, 16)}>
              {abroad.name}
            </Written>
          </g>
        )}
        {second && (
          <g transform="translate(-20 124) rotate(-5 180 130) scale(1.4)">
            <path d="M18 24h226v220H18z" fill="var(--letter)" />
            <Cancelled office={second} label={timeLabel} place="translate(198 38)" />
            <Written x={34} y={107} width={190} size={sizeOf(second.name, 190, 20)}>
              {second.name}
            </Written>
          </g>
        )}
      </Drawing>
    </div>
  );
}

interface CancelledProps {
  office: Office;
  label: string;
  /** Of the stamp. */
  place: string;
}

/** A stamp, and the postmark of its town that reaches over its edge. */
function Cancelled({ office, label, place }: CancelledProps) {
  return (
    <g transform={place}>
      <path d="M0 0h36v44H0z" fill="var(--letter-feint)" />
      <foreignObject x="-96" y="-12" width="144" height="80" className="text-on-marker">
        <Postmark office={office} timeLabel={label} />
      </foreignObject>
    </g>
  );
}
