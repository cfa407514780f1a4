interface MarkedLetterProps {
  /** The highlighted words of the letter. */
  marked: string;
  /** What is written beside them, line by line. */
  note: readonly string[];
  title: string;
}

/**
 * The home page's hero: a letter out of a brown envelope whose mouth is the drawing's lower edge, and a
 * red line from its one marked deadline to a note beside it. What does not fit goes off at the right.
 * What stands on the letter has the letter's own coordinates: 0,0 at its top left, 560 wide.
 */
export function MarkedLetter({ marked, note, title }: MarkedLetterProps) {
  return (
    <svg
      viewBox="0 0 1000 680"
      preserveAspectRatio="xMinYMax slice"
      className="size-full overflow-visible"
      role="img"
      aria-label={title}
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M60 528h1900l-950 112z" fill="var(--manila-fold)" stroke="var(--on-marker)" />
      <g className="letter-rise">
        <g transform="rotate(-3 480 700) translate(208 48)">
          <path d="M0 0h560v760H0z" fill="var(--letter)" stroke="var(--on-marker)" />
          <path d="M72 0v760" stroke="var(--letter-red)" />
          <g fill="var(--letter-bar)">
            <path d="M100 58h160v13H100zM100 86h124v13H100zM100 114h142v13H100zM404 58h120v13H404zM430 86h94v13h-94z" />
            <path d="M100 246h424v11H100zM100 276h392v11H100zM100 306h408v11H100z" />
            <path d="M336 341h172v11H336zM100 386h408v11H100zM100 416h424v11H100zM100 446h260v11H100z" />
            <path d="M100 496h396v11H100zM100 526h320v11H100z" />
          </g>
          <path d="M100 186h300v17H100z" fill="var(--on-marker)" />
          <path d="M94 327h226v42H94z" fill="var(--marker)" />
          <text
            x="207"
            y="357"
            textAnchor="middle"
            fontSize="28"
            fontWeight="600"
            fill="var(--on-marker)"
          >
            {marked}
          </text>
          <path
            d="M94 348H0"
            fill="none"
            stroke="var(--letter-red)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
        <path
          d="M84 401c40 0 66 9 108 10"
          fill="none"
          stroke="var(--red)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <text className="font-display text-[30px] font-[560] tracking-[-0.015em]" fill="var(--red)">
        {note.map((line, index) => (
          <tspan key={line} x="0" y={340 + index * 35}>
            {line}
          </tspan>
        ))}
      </text>
      <g stroke="var(--on-marker)">
        <path d="M60 528 1010 640l950-112v232H60z" fill="var(--manila)" />
        <rect x="96" y="590" width="236" height="68" rx="10" fill="var(--window)" />
      </g>
      <path d="M114 608h128v9H114zM114 627h180v9H114z" fill="var(--window-bar)" />
    </svg>
  );
}
