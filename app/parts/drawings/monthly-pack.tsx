import { Bars, Drawing } from "~/app/design/drawing";

/** The month's accounts under a bulldog clip: what was planned beside what came. */
export function MonthlyPack() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <path d="M96 50h300v290H96z" transform="rotate(5 240 50)" />
        <path d="M84 48h312v290H84z" transform="rotate(-2 240 50)" />
        <path d="M84 46h312v290H84z" />
      </g>
      <Bars d="M110 96h110" ink />
      <Bars d="M330 96h42M110 138h56M110 194h40M110 250h64M110 306h48" />
      <path
        d="M196 124h120v16H196zM196 180h150v16H196zM196 236h60v16h-60zM196 292h96v16h-96z"
        fill="var(--letter-tint)"
      />
      <path d="M196 140h96v16h-96zM196 196h170v16H196zM196 308h110v16H196z" fill="var(--letter)" />
      <path d="M196 252h134v16H196z" fill="var(--marker)" />
      <path d="M196 112v228" />
      <path d="M212 24c0-22 56-22 56 0" stroke="var(--ink)" strokeWidth="7" />
      <path d="M184 58 196 22h88l12 36z" fill="var(--window-bar)" />
      <path d="M184 58h112v10H184z" fill="var(--window-bar)" />
    </Drawing>
  );
}
