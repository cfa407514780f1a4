import { Drawing, Printed } from "~/app/design/drawing";

/** The bundle for a tribunal: its index on top, a tab for each part, held by a treasury tag. */
export function TribunalBundle() {
  return (
    <Drawing>
      <g fill="var(--manila)">
        <path d="M350 226h66v60h-66zM350 162h66v60h-66zM350 34h66v60h-66z" />
        <path d="M350 98h66v60h-66z" fill="var(--marker)" />
      </g>
      <g fill="var(--letter)">
        <path d="M66 44h290v300H66z" />
        <path d="M78 34h290v300H78z" />
        <path d="M90 24h290v320H90z" />
        <path d="M136 104h36v36h-36zM136 168h36v36h-36zM136 232h36v36h-36z" />
      </g>
      <Printed x={136} y={76} size={30} lines={["Index"]} title />
      <Printed x={366} y={74} size={22} lines={["Example"]} end />
      <Printed x={192} y={131} by={64} size={26} lines={["Decision", "Letters", "Accounts"]} />
      <path d="M66 66h46" strokeWidth="6" />
      <path d="M107 46h10v40h-10z" fill="var(--window-bar)" />
    </Drawing>
  );
}
