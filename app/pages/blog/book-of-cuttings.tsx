import { Drawing, Lines, Printed } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { ListedArticle } from "~/words/types";

interface BookOfCuttingsProps {
  guides: readonly Pick<ListedArticle, "title" | "category">[];
}

/** A bound file of cuttings: two guides that can be read, the first marked, each under the tab of its category. */
export function BookOfCuttings({ guides }: BookOfCuttingsProps) {
  const [first, second] = guides;
  return (
    <Drawing strip="[--strip:12/5] md:overflow-visible md:[clip-path:inset(-3rem_0_2px)]">
      {first && <Tab x={50}>{first.category}</Tab>}
      {second && <Tab x={274}>{second.category}</Tab>}
      <path d="M20 16h440v330H20z" fill="var(--manila)" />
      <path d="M34 8h412v330H34z" fill="var(--letter-tint)" />
      <path d="M222 8h36v330h-36z" fill="var(--letter)" />
      <path d="M240 8v330" />
      <path d="M222 62h36M222 258h36" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(-3 128 100)">
        <path
          d="M48 24h160v148l-13 8-14-8-13 8-14-8-13 8-14-8-13 8-14-8-13 8-13-8-13 8-13-8z"
          fill="var(--letter)"
        />
        <Written x={57} y={34} width={150} size={19}>
          <span className="marker-stroke">{first?.title}</span>
        </Written>
        <Lines colour="letter-feint" d="M62 128h132M62 143h132M62 158h96" />
      </g>
      <g transform="rotate(2 352 100)">
        <path d="M272 28h160v152H272z" fill="var(--letter)" />
        <Written x={284} y={40} width={140} size={20}>
          {second?.title}
        </Written>
        <Lines colour="letter-feint" d="M286 136h132M286 151h132M286 166h90" />
      </g>
      <g transform="rotate(2 128 280)">
        <path d="M50 212h154v130H50z" fill="var(--letter)" />
        <path d="M64 230h36v22H64zM64 270h58v22H64z" fill="var(--letter-feint)" />
        <path d="M100 230h52v22h-52zM122 270h40v22h-40z" fill="var(--manila)" />
        <path d="M152 230h36v22h-36zM162 270h26v22h-26z" fill="var(--marker)" />
      </g>
      <g transform="rotate(-2 352 280)">
        <path d="M276 210h154v130H276z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M322 240h94M322 268h94M322 296h94" />
        <path
          d="m290 234 6 8 12-16M290 262l6 8 12-16M290 290l6 8 12-16"
          stroke="var(--letter-red)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </Drawing>
  );
}

function Tab({ x, children }: { x: number; children: string }) {
  return (
    <g className="max-md:hidden" transform={`translate(${x} -26)`}>
      <path d="M0 50V6q0-6 6-6h128q6 0 6 6v44z" fill="var(--manila)" />
      <Printed x={14} y={24} size={18} lines={[children]} />
    </g>
  );
}
