import { Bars, Drawing } from "~/app/design/drawing";

/** A torn receipt, pieced together and read through a magnifying glass. */
export function PiecedReceipt() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <g transform="rotate(-4 150 200)">
          <path d="M70 34 206 30l-12 34 16 22-22 34 14 32-20 30 18 36-16 34 8 90H70z" />
          <Bars d="M92 70h76" ink />
          <Bars d="M92 104h82M92 130h64M92 156h86M92 182h50M92 234h80M92 260h60M92 286h84" />
        </g>
        <path d="m226 24 156 8v104l-24-10-22 14-26-12-30 16-24-10-30 12-6-34 14-30-18-22z" />
        <g transform="rotate(3 300 250)">
          <path d="m222 156 32-14 26 10 28-16 28 12 22-14 24 10v200H206l10-60-12-34 18-34z" />
          <Bars d="M240 196h60M240 250h100M240 276h70M240 302h100" />
        </g>
        <Bars d="M250 60h100M250 86h70M250 112h40" />
      </g>
      <path d="m336 214 22-22 96 96-22 22z" fill="var(--manila)" />
      <circle cx="272" cy="140" r="92" fill="var(--letter)" />
      <path d="M200 106h72M200 190h92" stroke="var(--letter-line)" strokeWidth="4" />
      <path d="M190 126h160v44H190z" fill="var(--marker)" stroke="none" />
      <path d="M206 148h54M298 148h40" strokeWidth="4" />
      <path d="m286 50-14 42 18 34-20 42 16 26-8 36" />
      <circle cx="272" cy="140" r="92" strokeWidth="9" />
    </Drawing>
  );
}
