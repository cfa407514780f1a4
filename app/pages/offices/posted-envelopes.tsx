import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { Office } from "~/firm/firm-schema";

/* Each edge for itself, so that no stripe turns a corner. */
const airmailEdges = "M283 32h178M270 46v124M460 46v124";

/** Envelopes to three offices, the first one's on top, each of another country where there are such; one of those abroad goes by air. On phones the first alone. */
export function PostedEnvelopes({ offices }: { offices: readonly Office[] }) {
  const firstOf = new Map(offices.toReversed().map((office) => [office.country, office]));
  const places = [...new Set([...[...firstOf.values()].toReversed(), ...offices])];
  const [first, second, third] = places.map(({ name }) => name);
  return (
    <Drawing strip="[--strip:8/3] border-b-0">
      {/* Behind the card on whose edge they stand. */}
      <g className="max-md:-translate-y-20 md:translate-y-8">
        {third && (
          <g className="max-md:hidden" transform="translate(-5 -34) rotate(-7 150 110)">
            <path d="M14 34h226v150H14z" fill="var(--letter)" />
            <Stamp place="translate(190 44)" />
            <Written x={24} y={70} width={116} size={21}>
              {third}
            </Written>
          </g>
        )}
        {second && (
          <g className="max-md:hidden" transform="translate(0 -34) rotate(6 360 110)">
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
              {second}
            </Written>
          </g>
        )}
        {first && (
          <g transform="rotate(-3 240 220)">
            <path d="M100 92h290v228H100z" fill="var(--manila)" />
            <Stamp place="translate(332 108)" />
            <rect x="122" y="182" width="232" height="66" rx="10" fill="var(--window)" />
            <Written x={130} y={196} width={216} size={36} middle>
              {first}
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
