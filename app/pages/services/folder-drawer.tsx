import { Drawing, Lines, Penned, Printed, Written } from "~/app/design/drawing";
import type { PenWords } from "~/words/types";

/** What stands on the tabs, with their places; the folder in front has the letter behind it. */
const folders = [
  ["Tax", 270, 12],
  ["Books", 292, 54],
  ["VAT", 314, 96],
  ["Payroll", 336, 138],
] as const;

interface FolderDrawerProps {
  /** What the pen says of the letter. */
  note: PenWords;
}

/**
 * A drawer of folders with staggered tabs, and the reader's letter that looks out of the first. From a
 * tablet's width it stands out of its frame above; on a phone it is moved down into its strip.
 */
export function FolderDrawer({ note }: FolderDrawerProps) {
  return (
    <Drawing className="[--strip:17/8] sm:[--strip:8/3] md:overflow-visible md:[clip-path:inset(-50%_0_2px)]">
      <g className="translate-x-[13px] max-md:translate-y-[98px]">
        {folders.map(([label, x, y], index) => (
          <g key={label}>
            <path
              d={`M${66 - index * 6} 290V${y + 24}H${x - 8}V${y}q0-8 8-8h66q8 0 8 8v24H${414 + index * 6}v${266 - y}z`}
              fill="var(--manila)"
            />
            <Written x={x - 8} y={y - 1} width={82} size={18} middle>
              {label}
            </Written>
          </g>
        ))}
        <g transform="rotate(-3 150 60)">
          <path d="M62-84h198v300H62z" fill="var(--letter)" />
          <Lines colour="letter-red" d="M86-83v299" />
          <Printed x={98} y={-54} size={18} lines={["Example"]} />
          <Written x={94} y={-38} width={156} size={26}>
            <span className="marker-stroke">Your letter</span>
          </Written>
          <Printed x={98} y={32} by={36} lines={["Who sent it", "What it asks", "By which date"]} />
        </g>
        <path d="M36 290V180h10v-12q0-8 8-8h88q8 0 8 8v12h294v110z" fill="var(--manila)" />
        <Written x={46} y={164} width={104} size={18} middle>
          Letters
        </Written>
        <path d="M14 232h452v108H14z" fill="var(--band)" stroke="var(--ink)" />
        <path d="M156 250h168v48H156z" fill="var(--letter)" />
        <Written x={156} y={259} width={168} size={26} middle>
          Services
        </Written>
        <g className="md:max-lg:hidden" stroke="var(--red)" strokeLinecap="round">
          <Penned x={316} y={-54} size={38} colour="red">
            {note}
          </Penned>
          <path d="M308-62c-22 0-40 6-50 34M256-42c0 6 1 10 2 14 4-2 8-5 12-6" strokeWidth="2.5" />
        </g>
      </g>
    </Drawing>
  );
}
