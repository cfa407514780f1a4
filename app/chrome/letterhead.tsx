import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";

/** On paper, in place of the header: who this sheet comes from and how to reach them. */
export function Letterhead() {
  return (
    <div className="double-rule mb-4 hidden items-baseline justify-between gap-8 pb-2 leading-[1.35] print:flex">
      <p className="font-display text-[16pt] font-[620]">{firm.name}</p>
      <p className="text-right text-[9.5pt]">
        <strong className="text-[12pt]">{firm.phone}</strong>
        <br />
        {`${firm.email} · ${new URL(firm.origin).host}`}
        <br />
        {[...headOffice.address, headOffice.country].join(", ")}
      </p>
    </div>
  );
}
