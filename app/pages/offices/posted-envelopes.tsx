import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M51 138h226M32 157v180M296 157v180";

/**
 * Envelopes to four offices, in as many countries as there are, stamped and postmarked; one went by air.
 * The first office is below as an envelope too: the upper part, which a phone shows, leaves it out.
 */
export function PostedEnvelopes({ offices }: { offices: readonly Office[] }) {
  const firstOf = new Map(offices.toReversed().map((office) => [office.country, office]));
  const places = [...new Set([...firstOf.values()].toReversed().concat(offices))];
  const [first, second, third, fourth] = places.map(({ name }) => name);
  return (
    <Drawing strip="[--strip:4/1]">
      <g transform="rotate(-7 150 110)">
        <path d="M14 34h226v150H14z" fill="var(--manila)" />
        <Stamp place="translate(190 44)" />
        <g className="max-md:hidden">
          <Written x={22} y={70} width={112} size={18}>
            {first}
          </Written>
        </g>
        <g className="md:hidden">
          <Written x={22} y={70} width={118} size={20}>
            {third}
          </Written>
        </g>
      </g>
      <g transform="rotate(6 360 110)">
        <path d="M262 24h206v150H262z" fill="var(--letter)" />
        <Stamp place="translate(410 38)" />
        <Written x={280} y={60} width={120} size={24}>
          {second}
        </Written>
      </g>
      <g transform="rotate(-3 160 240)">
        <path d="M24 130h280v210H24z" fill="var(--letter)" />
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
        <Stamp place="translate(184 158)" />
        <Written x={64} y={236} width={160} size={30}>
          {third}
        </Written>
      </g>
      <g transform="translate(0 -24) rotate(4 360 250)">
        <path d="M236 196h224v190H236z" fill="var(--manila)" />
        <Stamp place="translate(398 212)" />
        <rect x="256" y="264" width="150" height="54" rx="10" fill="var(--window)" />
        <Written x={272} y={276} width={130} size={24}>
          {fourth}
        </Written>
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
