import { Bars, Drawing } from "~/app/design/drawing";

/** Four envelopes from four countries, stamped and postmarked; one went by air. */
export function PostedEnvelopes() {
  return (
    <Drawing>
      <g transform="rotate(-7 150 110)">
        <path d="M14 34h226v150H14z" fill="var(--manila)" />
        <Stamp place="translate(182 48)" />
      </g>
      <g transform="rotate(6 360 110)">
        <path d="M262 24h206v150H262z" fill="var(--letter)" />
        <Stamp place="translate(410 38)" />
      </g>
      <g transform="rotate(-3 160 240)">
        <path d="M24 130h280v210H24z" fill="var(--letter)" />
        <path
          d="M32 138h264v210H32z"
          stroke="var(--letter-red)"
          strokeWidth="14"
          strokeDasharray="18 34"
        />
        <path
          d="M32 138h264v210H32z"
          stroke="var(--letter-feint)"
          strokeWidth="14"
          strokeDasharray="18 34"
          strokeDashoffset="-26"
        />
        <Stamp place="translate(234 160)" />
        <Bars d="M64 226h110M64 248h84M64 270h100" />
      </g>
      <g transform="rotate(4 360 250)">
        <path d="M236 196h224v150H236z" fill="var(--manila)" />
        <Stamp place="translate(398 212)" />
        <rect x="258" y="262" width="120" height="60" rx="10" fill="var(--window)" />
        <path d="M274 284h70M274 304h86" stroke="var(--letter-line)" />
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
