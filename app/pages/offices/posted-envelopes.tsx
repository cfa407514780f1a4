import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import { TimedPostmark } from "~/app/parts/timed-postmark";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M283 32h178M270 46v274M460 46v274";

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
      <Drawing strip="[--strip:8/5.3] md:border-b-0 overflow-visible">
        {abroad && (
          <g transform="translate(-197 -24) rotate(5 520 110) scale(1.4)">
            <path d="M262 24h206v300H262z" fill="var(--letter)" />
            <path
              d={airmailEdges}
              stroke="var(--letter-red)"
              strokeWidth="14"
              strokeDasharray="18 34"
            />
            <path
              d={airmailEdges}
              stroke="var(--letter-feint)"
              strokeWidth="14"
              strokeDasharray="18 34"
              strokeDashoffset="-26"
            />
            <Cancelled office={abroad} label={timeLabel} place="translate(408 51)" />
            <Written x={392} y={196} width={60} size={18}>
              {abroad.name}
            </Written>
          </g>
        )}
        {second && (
          <g transform="translate(-20 124) rotate(-5 180 130) scale(1.4)">
            <path d="M18 24h226v220H18z" fill="var(--letter)" />
            <Cancelled office={second} label={timeLabel} place="translate(198 38)" />
            <Written x={34} y={107} width={110} size={20}>
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
        <TimedPostmark office={office} label={label} />
      </foreignObject>
    </g>
  );
}
