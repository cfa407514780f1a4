import { Bars, Drawing, Lines, Pencil } from "~/app/design/drawing";
import { Written } from "~/app/design/written";

const receipt = "m0 9 11-9 11 9 11-9 11 9 11-9 11 9 11-9 11 9v120H0z";

/** A sheet of analysis paper, its columns ruled and cast; the receipts that it was made from behind it. */
export function LedgerColumns() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <path d={receipt} transform="translate(322 8) rotate(9)" />
        <path d={receipt} transform="translate(204 26) rotate(-8)" />
        <path d="M40 72h400v270H40z" />
      </g>
      <Lines colour="letter-feint" d="M250 96v240M345 96v240" />
      <path d="M40 72h400v36H40z" fill="var(--letter-feint)" />
      <Lines colour="letter-red" d="M94 73v260" />
      <Bars d="M228 48h40M346 36h44M342 54h24" />
      <Written x={108} y={80} width={130} size={17}>
        From or to
      </Written>
      <Written x={286} y={80} width={50} size={17}>
        In
      </Written>
      <Written x={354} y={80} width={50} size={17}>
        Out
      </Written>
      <Bars d="M54 134h26M54 160h26M54 186h26M54 212h26M110 134h100M110 160h72M110 186h116M110 212h60M286 134h42M268 160h60M296 186h32M278 212h50M388 134h34M372 160h50M380 186h42M392 212h30" />
      <path d="M362 238h66v34h-66z" fill="var(--marker)" stroke="none" />
      <path d="M362 238h66M362 272h66M362 279h66" />
      <path d="M378 255h38" strokeWidth="4" />
      <Pencil place="translate(140 258) rotate(11)" />
    </Drawing>
  );
}
