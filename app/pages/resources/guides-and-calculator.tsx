import { Bars, Drawing } from "~/app/design/drawing";

/** Guides, fanned out, and a calculator. */
export function GuidesAndCalculator() {
  return (
    <Drawing>
      <g transform="translate(26) rotate(-15 180 340)">
        <path d="M70 56h190v300H70z" fill="var(--letter-tint)" />
        <path d="M92 92h96" strokeWidth="4" />
        <path d="M92 122h140M92 142h90" stroke="var(--letter-line)" />
      </g>
      <g transform="translate(20) rotate(-5 180 340)">
        <path d="M84 46h190v300H84z" fill="var(--letter)" />
        <Bars d="M106 82h110" ink />
        <Bars d="M106 112h146M106 132h90" />
      </g>
      <g transform="translate(14) rotate(5 180 340)">
        <path d="M98 46h190v300H98z" fill="var(--letter)" />
        <path d="M98 46h26v300H98z" fill="var(--letter-tint)" />
        <Bars d="M144 82h90" ink />
        <Bars d="M144 114h122M144 136h96M144 210h122M144 232h122M144 254h80" />
        <path d="M144 162h122M144 167h122" />
      </g>
      <g transform="translate(14) rotate(-3 370 240)">
        <rect x="290" y="104" width="156" height="240" rx="8" fill="var(--letter-tint)" />
        <path d="M308 122h120v42H308z" fill="var(--letter)" />
        <path d="M380 144h34" strokeWidth="4" />
        <path
          d="M308 180h24v24h-24zM340 180h24v24h-24zM372 180h24v24h-24zM308 214h24v24h-24zM340 214h24v24h-24zM372 214h24v24h-24zM308 248h24v24h-24zM340 248h24v24h-24zM372 248h24v24h-24zM308 282h24v24h-24zM340 282h24v24h-24zM372 282h24v24h-24zM404 180h24v24h-24zM404 214h24v24h-24z"
          fill="var(--letter)"
        />
        <path d="M404 248h24v58h-24z" fill="var(--marker)" />
      </g>
    </Drawing>
  );
}
