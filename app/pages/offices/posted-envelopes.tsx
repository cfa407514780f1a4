import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M283 32h178M270 46v214M460 46v214";

/** Envelopes to the next office and to one abroad, by air: they stand behind the first one's, which is the page's own. */
export function PostedEnvelopes({ offices }: { offices: readonly Office[] }) {
  const [first, ...others] = offices;
  const abroad = others.find(({ country }) => country !== first?.country);
  const second = others.find((office) => office !== abroad);
  return (
    <Drawing strip="[--strip:8/4.7] md:border-b-0 md:overflow-visible">
      {abroad && (
        <g transform="translate(-192 -6) rotate(5 520 110) scale(1.4)">
          <path d="M262 24h206v240H262z" fill="var(--letter)" />
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
          <Written x={284} y={62} width={84} size={23}>
            {abroad.name}
          </Written>
        </g>
      )}
      {second && (
        <g transform="translate(-18 106) rotate(-5 180 130) scale(1.4)">
          <path d="M18 24h226v150H18z" fill="var(--letter)" />
          <Stamp place="translate(188 38)" />
          <Written x={40} y={50} width={116} size={24}>
            {second.name}
          </Written>
        </g>
      )}
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
