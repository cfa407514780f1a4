import { Drawing, Lines, Printed } from "~/app/design/drawing";

/**
 * Letters of several kinds, spread out; one is open, and a line of it is marked. In a tall frame they stand
 * higher out of their envelope, by `--rise`.
 */
export function OpenedLetters() {
  return (
    <Drawing>
      <g className="translate-y-[calc(var(--rise,0px)/2)]">
        <g transform="rotate(-10 120 160)">
          <path d="M48 92h196v150H48z" fill="var(--manila)" />
          <rect x="56" y="138" width="90" height="56" rx="10" fill="var(--window)" />
          <Printed x={66} y={161} by={22} size={18} lines={["Your", "name"]} />
        </g>
        <g transform="rotate(8 340 150)">
          <path d="M246 78h188v140H246z" fill="var(--letter)" />
          <path d="M386 92h32v38h-32z" fill="var(--manila)" />
          <Printed x={350} y={162} size={18} lines={["Your firm"]} />
        </g>
      </g>
      <path d="M104 206 240 96l136 110v134H104z" fill="var(--manila-fold)" />
      <g className="translate-y-[var(--rise,0px)]">
        <path d="M136 24h208v380H136z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M166 25v330" />
        <path d="M176 142h130v30H176z" fill="var(--marker)" stroke="none" />
        <Printed x={184} y={50} size={18} lines={["Example"]} />
        <Printed x={184} y={80} lines={["Tax return"]} title />
        <Printed
          x={184}
          y={110}
          by={26.5}
          lines={["Please send us", "your records", "by this date."]}
        />
        <Printed x={184} y={200} by={28} lines={["Yours faithfully", "The officer"]} />
      </g>
      <path d="m104 206 136 96 136-96v150H104z" fill="var(--manila)" />
    </Drawing>
  );
}

/** The two letters that a suspicion can begin with: an offer, and an invitation. */
export function TwoLetters() {
  return (
    <Drawing>
      <g transform="rotate(-3 120 200)">
        <path d="M18 64h196v316H18z" fill="var(--letter)" />
        <path d="M18 64h196v50H18z" fill="var(--letter-tint)" />
        <Printed x={36} y={99} size={28} lines={["Offer"]} title />
        <Printed x={36} y={150} by={34} size={24} lines={["Accept", "or reject", "Example"]} />
        <Lines colour="letter-feint" d="M36 250h160M36 284h160" />
      </g>
      <g transform="rotate(4 340 160)">
        <path d="M206 30h246v470H206z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M240 31v469" />
        <path d="M252 123h178v34H252z" fill="var(--marker)" stroke="none" />
        <Printed x={260} y={76} size={30} lines={["Invitation"]} title />
        <Printed
          x={260}
          y={114}
          by={34}
          size={24}
          lines={["to an interview", "under caution", "Example"]}
        />
        <Lines colour="letter-feint" d="M260 218h172M260 252h172M260 286h172" />
      </g>
    </Drawing>
  );
}

/** The form that accepts and the form that rejects, side by side and unsigned; the pen lies beside them. */
export function AcceptanceForms() {
  return (
    <Drawing>
      <g transform="rotate(-2 120 170)">
        <path d="M24 26h182v314H24z" fill="var(--letter)" />
        <path d="M24 26h182v44H24z" fill="var(--letter-tint)" />
        <path d="M42 88h24v24H42zM42 124h24v24H42zM42 192h146v40H42z" />
        <Printed x={42} y={58} size={28} lines={["I accept"]} title />
        <Printed x={76} y={108} by={36} size={22} lines={["I admit it", "I disclose"]} />
        <Printed x={42} y={182} by={76} size={22} lines={["Signed", "Example"]} />
      </g>
      <g transform="rotate(2 310 170)">
        <path d="M222 26h182v314H222z" fill="var(--letter)" />
        <path d="M222 26h182v44H222z" fill="var(--manila)" />
        <path d="M240 88h24v24h-24zM240 156h146v40H240z" />
        <Printed x={240} y={58} size={28} lines={["I reject"]} title />
        <Printed x={274} y={108} size={22} lines={["It is final"]} />
        <Printed x={240} y={146} by={76} size={22} lines={["Signed", "Example"]} />
      </g>
      <g transform="translate(350 304) rotate(-66)">
        <path d="m0 0 40-11v22z" fill="var(--letter)" />
        <path d="M4 0h24" />
        <path d="M40-12h34v24H40z" fill="var(--window-bar)" />
        <path d="M74-15h142c14 0 20 8 20 15s-6 15-20 15H74z" fill="var(--letter-tint)" />
        <path d="M88-15v30M150-15v30M160-15v30M160-4h58" />
      </g>
    </Drawing>
  );
}

/** A tax return, folded in three, with one box filled in. */
export function FoldedReturn() {
  return (
    <Drawing>
      <path d="M45 40 175 4v330H45zM305 40 435 4v330H305z" fill="var(--letter)" />
      <path d="m175 4 130 36v294H175z" fill="var(--letter-feint)" />
      <g transform="matrix(1 -.277 0 1 45 40)">
        <Printed x={20} y={46} by={34} size={28} lines={["Tax", "return"]} title />
        <Printed x={20} y={132} by={40} size={22} lines={["The year", "Example"]} />
      </g>
      <g transform="matrix(1 .277 0 1 175 4)" fill="var(--letter)">
        <path d="M22 32h86v34H22zM22 84h86v34H22zM22 136h86v34H22zM22 188h86v34H22z" />
        <Printed x={28} y={56} by={52} lines={["Wages", "Interest", "Rent", "Profit"]} />
      </g>
      <g transform="matrix(1 -.277 0 1 305 40)">
        <Printed x={20} y={98} by={92} size={22} lines={["Checked", "Signed"]} />
        <path d="M22 112h86v50H22z" fill="var(--marker)" />
        <path d="m46 137 14 14 26-28" />
      </g>
    </Drawing>
  );
}

/** A return with one entry ringed, and the statement in which the same figure was found. */
export function RingedEntry() {
  return (
    <Drawing>
      <g transform="rotate(3 360 160)">
        <path d="M262 28h194v350H262z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M263 128h192M263 172h192M263 216h192M263 260h192" />
        <path d="M274 179h168v34H274z" fill="var(--marker)" stroke="none" />
        <Printed x={282} y={72} size={28} lines={["Statement"]} title />
        <Printed x={282} y={116} by={44} size={24} lines={["Card", "Cash", "Rent", "Example"]} />
      </g>
      <g transform="rotate(-2 124 170)">
        <path d="M20 36h208v350H20z" fill="var(--letter)" />
        <path d="M20 36h208v48H20z" fill="var(--letter-feint)" />
        <path d="M138 106h66v36h-66zM138 162h66v36h-66zM138 218h66v36h-66z" />
        <Printed x={36} y={70} size={28} lines={["Return"]} title />
        <Printed x={36} y={132} by={56} size={24} lines={["Wages", "Rent", "Profit", "Example"]} />
        <Printed x={164} y={189} size={24} lines={["?"]} />
      </g>
      <path
        d="M122 179c10-34 96-36 100-2 4 36-104 40-102 2 2-22 40-34 70-28M222 183c20 14 26 12 50 10"
        stroke="var(--letter-red)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** The bundle for a tribunal: its index on top, a tab for each part, held by a treasury tag. */
export function TribunalBundle() {
  return (
    <Drawing>
      <g fill="var(--manila)">
        <path d="M350 226h66v60h-66zM350 162h66v60h-66zM350 34h66v60h-66z" />
        <path d="M350 98h66v60h-66z" fill="var(--marker)" />
      </g>
      <g fill="var(--letter)">
        <path d="M66 44h290v300H66z" />
        <path d="M78 34h290v300H78z" />
        <path d="M90 24h290v320H90z" />
        <path d="M136 104h36v36h-36zM136 168h36v36h-36zM136 232h36v36h-36z" />
      </g>
      <Printed x={136} y={76} size={30} lines={["Index"]} title />
      <Printed x={366} y={74} size={22} lines={["Example"]} end />
      <Printed x={192} y={131} by={64} size={26} lines={["Decision", "Letters", "Accounts"]} />
      <path d="M66 66h46" strokeWidth="6" />
      <path d="M107 46h10v40h-10z" fill="var(--window-bar)" />
    </Drawing>
  );
}
