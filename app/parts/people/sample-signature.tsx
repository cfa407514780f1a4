/** Strokes of the pen where a signature will stand; they spell nothing. */
export function SampleSignature({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 300 90"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className={`text-on-marker *:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 70C34 62 78 24 72 10C66 0 40 34 36 62C34 84 54 78 80 66" />
      <path d="M80 66C90 67 92 50 100 48C104 56 96 66 104 66C112 64 114 50 120 50C122 58 120 66 127 66C136 64 150 18 158 10C162 24 140 60 148 66C156 68 160 52 168 50C170 60 164 68 174 66C196 60 216 48 290 40" />
      <path d="M52 84C104 74 166 72 222 77C192 78 168 82 152 87" />
    </svg>
  );
}
