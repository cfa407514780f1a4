import { Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";

/** What stands on the tabs, with their places. */
const tabs = [
  ["Tax", 72, 42],
  ["Books", 150, 80],
  ["VAT", 228, 116],
  ["Payroll", 306, 152],
  ["Letters", 74, 188],
] as const;

/** A drawer of folders with staggered tabs, a sheet looking out of one. */
export function FolderDrawer() {
  return (
    <Drawing>
      <g transform="translate(13 0)">
        <g fill="var(--manila)">
          <path d="M60 340V44q0-8 8-8h66q8 0 8 8v16h278v280z" />
          <path d="M54 340V96h84V84q0-8 8-8h66q8 0 8 8v12h206v244z" />
          <path d="M48 340V132h168v-12q0-8 8-8h66q8 0 8 8v12h134v208z" />
        </g>
        <g transform="rotate(4 140 150)">
          <path d="M84 112h118v120H84z" fill="var(--letter)" />
          <Written x={98} y={122} width={100} size={18}>
            Your letter
          </Written>
        </g>
        <g fill="var(--manila)">
          <path d="M42 340V168h252v-12q0-8 8-8h66q8 0 8 8v12h62v172z" />
          <path d="M36 340V204h26v-12q0-8 8-8h66q8 0 8 8v12h300v136z" />
        </g>
        <path d="M14 240h452v100H14z" fill="var(--letter-tint)" />
        <path d="M156 256h168v44H156z" fill="var(--letter)" />
        <Written x={156} y={264} width={168} size={24} middle>
          Services
        </Written>
        {tabs.map(([label, x, y]) => (
          <Written key={label} x={x} y={y} width={70} size={15}>
            {label}
          </Written>
        ))}
      </g>
    </Drawing>
  );
}
