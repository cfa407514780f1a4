import { Drawing, Lines, Penned, Printed } from "~/app/design/drawing";
import type { privacyPolicy } from "~/words/pages/privacy-policy";

/** A visitors' book in which nobody has had to write: its lines are empty. */
export function VisitorsBook({ title, note }: typeof privacyPolicy.hero.book) {
  return (
    <Drawing className="border-transparent">
      <g transform="rotate(-2 240 180)">
        <path d="M22 62h436v300H22z" fill="var(--manila)" />
        <path d="M36 50q104-20 204 8v310H36zM444 50q-104-20-204 8v310h204z" fill="var(--letter)" />
        <Lines
          colour="letter-feint"
          d="M60 128h156M60 172h156M60 216h156M60 260h156M60 304h156M264 84h156M264 128h156M264 172h156M264 216h156M264 260h156M264 304h156"
        />
        <Printed x={64} y={100} size={26} lines={[title]} title />
        <g transform="rotate(-5 240 176)">
          <Penned x={240} y={192} size={66} colour="letter-red" middle>
            {note}
          </Penned>
        </g>
      </g>
    </Drawing>
  );
}
