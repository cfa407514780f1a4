import { Drawing, Lines, Pencil, Printed } from "~/app/design/drawing";

/** A cash forecast on squared paper, as far as the pencil has come: the month that runs short is marked. */
export function CashForecast() {
  return (
    <Drawing>
      <path d="M20 40h350v300H20z" fill="var(--letter)" stroke="none" />
      <path d="M150 220h60v60h-60z" fill="var(--marker)" stroke="none" />
      <Lines
        colour="letter-feint"
        d="M90 40v290M150 40v290M210 40v290M270 40v290M330 40v290M20 100h350M20 160h350M20 280h350"
      />
      <path d="M20 40h350v300H20zM20 220h350" />
      <Printed x={36} y={80} size={28} lines={["Cash"]} title />
      <Printed x={356} y={76} lines={["Example"]} end />
      <path
        d="m40 180 20-6 60-26 60 118 60-52 74-44"
        stroke="var(--letter-red)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Printed x={218} y={254} lines={["VAT due"]} />
      <Printed x={78} y={308} lines={["June"]} end />
      <Printed x={138} y={308} lines={["July"]} end />
      <Printed x={198} y={308} lines={["Aug"]} end />
      <Printed x={260} y={308} lines={["Sept"]} end />
      <Pencil place="translate(316 169) rotate(-33)" />
    </Drawing>
  );
}
