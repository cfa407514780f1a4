import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** The wages book, open; one week's line is marked, and a pay packet lies on the page. */
export function WagesBook() {
  return (
    <Drawing>
      <path d="M24 40h480v300H24z" fill="var(--manila-fold)" />
      <g fill="var(--letter)">
        <path d="M36 34c70-12 140-10 204 10v300H36z" />
        <path d="M240 44c64-20 134-22 260-8v308H240z" />
      </g>
      <path d="M50 124h178v26H50zM252 124h240v26H252z" fill="var(--marker)" stroke="none" />
      <Lines colour="letter-red" d="M70 40v300" />
      <Lines colour="letter-feint" d="M296 40v300M340 40v300M384 40v300M428 40v300" />
      <Bars d="M86 66h64" ink />
      <Bars d="M86 110h94M86 164h104M86 191h84M86 218h96M86 245h70" />
      <Bars d="M260 83h26M304 83h26M348 83h26M392 83h26M260 110h26M304 110h26M348 110h26M392 110h26M260 164h26M304 164h26M348 164h26M392 164h26M260 191h26M304 191h26M260 218h26M304 218h26" />
      <path d="M86 137h80M260 137h26M304 137h26M348 137h26M392 137h26" strokeWidth="4" />
      <path d="M240 44v296" />
      <g transform="translate(0 -22) rotate(-9 420 250)">
        <path d="M344 190h170v110H344z" fill="var(--manila)" />
        <path d="m344 190 85 54 85-54" />
      </g>
    </Drawing>
  );
}
