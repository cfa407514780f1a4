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
          d="m46 46 160-2 2 212-13 8-14-8-13 8-14-8-13 8-14-8-13 8-14-8-13 8-14-8-13 8-14-8z"
          fill="var(--letter)"
        />
        <Written x={60} y={60} width={136} size={20}>
          {first}
        </Written>
        <Lines
          colour="letter-feint"
          d="M62 182h60M62 198h60M62 214h60M62 230h60M134 182h60M134 198h60M134 214h60M134 230h60"
        />
      </g>
      <g transform="rotate(2 350 110)">
        <path d="M270 42h166v136H270z" fill="var(--letter)" />
        <Written x={282} y={54} width={142} size={18}>
          <span className="marker-stroke">{third}</span>
        </Written>
        <Lines colour="letter-feint" d="M284 152h138M284 165h138" />
      </g>
      <g transform="rotate(-3 350 270)">
        <path d="M274 200h156v150H274z" fill="var(--letter)" />
        <Written x={284} y={212} width={140} size={16}>
          {second}
        </Written>
        <Lines colour="letter-feint" d="M288 288h58M288 304h58M358 288h58M358 304h58" />
      </g>
    </Drawing>
  );
}
