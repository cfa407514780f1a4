import { firm } from "~/config/firm";
import { headOffice } from "~/lib/firm-details";

/** On paper, in place of the header: who this sheet comes from and how to reach them. */
export function Letterhead() {
  return (
    <div className="letterhead double-rule mb-4 items-baseline justify-between gap-8 pb-2">
      <p className="font-display text-[16pt] font-[620]">{firm.name}</p>
      <p className="text-right text-[9.5pt] leading-snug">
        <strong className="text-[12pt]">{firm.phone}</strong>
        <br />
        {firm.email}
        <br />
        {[...headOffice.address, headOffice.country].join(", ")}
      </p>
    </div>
  );
}
