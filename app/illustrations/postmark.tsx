import { useId } from "react";

/** A round cancel with the city's name, and the waves that strike the stamp. */
export function Postmark({ text }: { text: string }) {
  const arc = useId();
  const chinese = /\p{Script=Han}/u.test(text);
  return (
    <svg
      viewBox="0 0 180 100"
      aria-hidden="true"
      className="h-auto w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="29" strokeWidth="1.5" />
      <path d="M100 26c12-8 22 8 34 0s22 8 34 0M102 42c12-8 22 8 34 0s22 8 34 0M102 58c12-8 22 8 34 0s22 8 34 0M100 74c12-8 22 8 34 0s22 8 34 0" />
      <g stroke="none" fill="currentColor" className="font-semibold" textAnchor="middle">
        {chinese ? (
          <text x="50" y="59" className="text-[25px]" lang="zh-Hans">
            {text}
          </text>
        ) : (
          <>
            <path id={arc} d="M16 50a34 34 0 0 1 68 0" fill="none" />
            <text className="text-[12.5px] tracking-[0.06em]">
              <textPath href={`#${arc}`} startOffset="50%">
                {text}
              </textPath>
            </text>
            <path d="M33 47h34v6H33z" />
          </>
        )}
      </g>
    </svg>
  );
}
