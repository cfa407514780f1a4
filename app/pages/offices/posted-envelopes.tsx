import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M283 32h178M270 46v124M460 46v124";

/**
 * Envelopes to four offices, the first in front; one of those abroad went by air. The first office is below as an
 * envelope too: the upper part, which a phone shows, leaves it out.
 */
export function PostedEnvelopes({ offices }: { offices: readonly Office[] }) {
  const [home] = offices;
  const [, neighbour] = offices.filter(({ country }) => country === home?.country);
  const firstOf = new Map(offices.toReversed().map((office) => [office.country, office]));
  const near = [home, neighbour].flatMap((office) => office ?? []);
  const places = [...new Set([...near, ...[...firstOf.values()].toReversed(), ...offices])];
  const [first, second, third, fourth] = places.map(({ name }) => name);
  return (
    <Drawing strip="[--strip:4/1]">
      <g transform="translate(-5 0) rotate(-7 150 110)">
        <path d="M14 34h226v150H14z" fill="var(--letter)" />
        <Stamp place="translate(190 44)" />
        <Written x={24} y={66} width={116} size={24}>
          {second}
        </Written>
      </g>
      <g transform="rotate(6 360 110)">
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
        <Written x={284} y={72} width={84} size={22}>
          {third}
        </Written>
      </g>
      <g transform="translate(0 -24) rotate(4 360 250)">
        <path d="M236 196h224v190H236z" fill="var(--letter)" />
        <Stamp place="translate(398 212)" />
        <rect x="322" y="282" width="130" height="50" rx="10" fill="var(--window)" />
        <Written x={322} y={295} width={130} size={22} middle>
          {fourth}
        </Written>
      </g>
      <g transform="translate(4 0) rotate(-3 160 240)">
        <path d="M24 130h280v210H24z" fill="var(--manila)" />
        <Stamp place="translate(246 146)" />
        <Written x={46} y={226} width={236} size={36}>
          {first}
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
