import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** A return with one entry ringed, and the statement in which the same figure was found. */
export function RingedEntry() {
  return (
    <Drawing>
      <g transform="translate(0 -16) rotate(3 380 160)">
        <path d="M286 22h220v350H286z" fill="var(--letter)" stroke="none" />
        <Lines
          colour="letter-feint"
          d="M286 88h200M286 116h200M286 144h200M286 172h200M286 200h200M286 228h200M286 256h200"
        />
        <path d="M286 22h220v350H286z" />
        <Bars d="M306 54h80" ink />
        <Bars d="M306 102h80M306 130h56M306 158h70M306 214h84M306 242h50M420 102h50M420 130h50M420 158h50M420 214h50M420 242h50" />
        <path d="M298 173h190v27H298z" fill="var(--marker)" stroke="none" />
        <path d="M306 186h64M420 186h60" strokeWidth="4" />
      </g>
      <g transform="translate(0 -22) rotate(-2 150 170)">
        <path d="M34 30h220v350H34z" fill="var(--letter)" />
        <path d="M34 30h220v36H34z" fill="var(--letter-feint)" />
        <Bars d="M52 49h74" ink />
        <path d="M160 88h74v26h-74zM160 130h74v26h-74zM160 172h74v26h-74zM160 214h74v26h-74z" />
        <Bars d="M52 101h80M52 143h60M52 185h86M52 227h54M176 101h44M186 143h34M170 227h50" />
        <path d="M174 185h46" strokeWidth="4" />
      </g>
      <path
        d="M150 156c10-34 96-36 100-2 4 36-104 40-102 2 2-22 40-34 70-28M250 160c20 14 26 14 48 14"
        stroke="var(--letter-red)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
