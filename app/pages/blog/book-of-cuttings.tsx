import { Bars, Drawing } from "~/app/design/drawing";

/** A bound file of cuttings. */
export function BookOfCuttings() {
  return (
    <Drawing>
      <path d="M20 34h440v310H20z" fill="var(--manila)" />
      <path d="M34 26h412v310H34z" fill="var(--letter)" />
      <path d="M240 26v310M222 26v310M258 26v310" />
      <path d="M222 90h36M222 250h36" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(-4 130 130)">
        <path
          d="m54 50 140-2 2 172-12 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-18-8z"
          fill="var(--letter)"
        />
        <Bars d="M70 76h108M70 98h70" ink />
        <Bars d="M70 124h46M70 142h46M70 160h46M70 178h46M134 124h46M134 142h46M134 160h46M134 178h30" />
      </g>
      <g transform="rotate(3 350 130)">
        <path d="M282 52h140v110H282z" fill="var(--letter)" />
        <path d="M296 66h52v52h-52z" fill="var(--letter-feint)" />
        <Bars d="M362 74h46" ink />
        <Bars d="M362 96h46M362 114h46M296 138h112" />
      </g>
      <g transform="rotate(-3 350 250)">
        <path d="M274 184h154v170H274z" fill="var(--letter)" />
        <path d="M286 200h104v24H286z" fill="var(--marker)" stroke="none" />
        <Bars d="M290 212h96" ink />
        <Bars d="M290 244h56M290 262h56M290 280h56M290 298h56M358 244h56M358 262h56M358 280h56" />
      </g>
      <path d="M66 256h130v90H66z" fill="var(--letter)" transform="rotate(3 130 290)" />
      <Bars d="M82 280h90M82 302h80" />
    </Drawing>
  );
}
