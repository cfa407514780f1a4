import { Drawing, Lines } from "~/app/design/drawing";
import { Written } from "~/app/design/written";

/** A bound file of cuttings, whose headlines are those of articles; one has a line marked. */
export function BookOfCuttings({ titles }: { titles: readonly string[] }) {
  const [first, second, third] = titles;
  return (
    <Drawing strip="[--strip:5/2]">
      <path d="M20 34h440v310H20z" fill="var(--manila)" />
      <path d="M34 26h412v310H34z" fill="var(--letter)" />
      <path d="M240 26v310M222 26v310M258 26v310" />
      <path d="M222 90h36M222 250h36" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(-4 130 130)">
        <path
          d="m48 46 156-2 2 212-12 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-34-8z"
          fill="var(--letter)"
        />
        <Written x={62} y={58} width={136} size={21}>
          {first}
        </Written>
        <Lines
          colour="letter-feint"
          d="M62 182h60M62 198h60M62 214h60M62 230h60M134 182h60M134 198h60M134 214h60M134 230h60"
        />
      </g>
      <g transform="rotate(3 350 130)">
        <path d="M274 48h156v116H274z" fill="var(--letter)" />
        <Written x={286} y={58} width={136} size={17}>
          {second}
        </Written>
        <Lines colour="letter-feint" d="M286 138h132M286 150h132" />
      </g>
      <g transform="translate(0 14) rotate(-3 350 250)">
        <path d="M270 184h164v170H270z" fill="var(--letter)" />
        <Written x={282} y={196} width={146} size={17}>
          <span className="marker-stroke">{third}</span>
        </Written>
        <Lines colour="letter-feint" d="M284 286h62M284 302h62M358 286h62M358 302h62" />
      </g>
    </Drawing>
  );
}
