import { PenMark } from "./pen-mark";

/** Words that count, on one line, underlined with the red pen: short ones with a hook; yellow is for a date, and for the one thing to do. */
export function Underlined({
  mark,
  children,
}: {
  mark?: "hook" | "twice" | "underline";
  children: string;
}) {
  return (
    <span className="relative whitespace-nowrap max-[23rem]:inline-block max-[23rem]:whitespace-normal">
      {children}
      <PenMark
        name={mark ?? (children.length > 12 ? "underline" : "hook")}
        className="absolute top-[calc(100%-0.22em+4px)] left-0 h-[max(0.5rem,0.2em)] w-full"
      />
    </span>
  );
}
