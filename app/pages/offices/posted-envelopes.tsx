import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M283 32h178M270 46v124M460 46v124";

/** Envelopes to three offices: the first one's on top, the next one's, and one that goes abroad by air. */
export function PostedEnvelopes({ offices }: { offices: readonly Office[] }) {
  const [first, ...others] = offices;
  const abroad = others.find(({ country }) => country !== first?.country);
  const second = others.find((office) => office !== abroad);
  return (
    <Drawing strip="[--strip:8/4.7] border-b-0 md:overflow-visible">
      <g className="lg:origin-[480px_320px] lg:scale-115">
        {second && (
          <g transform="translate(10 0) rotate(-8 130 90)">
            <path d="M18 24h226v150H18z" fill="var(--letter)" />
            <Stamp place="translate(188 38)" />
            <Written x={40} y={50} width={116} size={24}>
              {second.name}
            </Written>
          </g>
        )}
        {abroad && (
          <g transform="translate(4 -10) rotate(6 360 110)">
            <path d="M262 24h206v150H262z" fill="var(--letter)" />
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
            <Stamp place="translate(411 46)" />
            <Written x={284} y={62} width={84} size={22}>
              {abroad.name}
            </Written>
          </g>
        )}
        {first && (
          <g transform="rotate(-3 240 200)">
            <path d="M86 112h306v174H86z" fill="var(--manila)" />
            <Stamp place="translate(334 126)" />
            <rect x="112" y="188" width="254" height="72" rx="10" fill="var(--window)" />
            <Written x={120} y={203} width={238} size={38} middle>
              {first.name}
            </Written>
          </g>
        )}
      </g>
    </Drawing>
  );
}

/** A stamp with its cancel. */
function Stamp({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d="M0 0h42v50H0z" fill="var(--letter-feint)" />
      <path d="M8 34a26 26 0 1 1 0-.1M-3 34a15 15 0 1 1 0-.1M8 20q8-6 16 0t16 0M8 34q8-6 16 0t16 0" />
    </g>
  );
}
