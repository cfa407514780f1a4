import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** A chart of who owns what; the line that is asked about is marked. */
export function StructureChart() {
  return (
    <Drawing>
      <g transform="rotate(-2 240 160)">
        <path d="M36-8h500v366H36z" fill="var(--letter)" stroke="none" />
        <Lines colour="letter-feint" d="M190-8v366M344-8v366M36 156h500" />
        <path d="M36-8h500v366H36z" />
        <path d="M267 68v22h136v90" stroke="var(--marker)" strokeWidth="14" />
        <path d="M267 68v112M131 106V90h272v90M131 130v56M267 200v158M403 200v158" />
        <g fill="var(--letter-tint)">
          <path d="M239 68c0-38 56-38 56 0z" />
          <circle cx="267" cy="30" r="14" />
          <path d="M84 104h94v38H84zM220 104h94v38h-94zM356 104h94v38h-94z" />
        </g>
        <path d="M84 174h94v38H84zM220 174h94v38h-94zM356 174h94v38h-94z" fill="var(--letter)" />
        <Printed x={96} y={128} by={70} lines={["Trust", "House"]} />
        <Printed x={232} y={128} by={70} lines={["Company", "Loan"]} />
        <Printed x={368} y={128} by={70} lines={["Offshore", "Shares"]} />
        <Printed x={48} y={24} lines={["Example"]} />
      </g>
    </Drawing>
  );
}
