import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";

/** On paper, in place of the header: who this sheet comes from and how to reach them. */
export function Letterhead() {
  return (
    <div className="double-rule mb-4 hidden items-baseline justify-between gap-6 pb-2 print:flex">
      <p className="font-display text-h2 font-semibold">{firm.name}</p>
      <p className="text-right text-small">
        <strong className="text-h3">{firm.phone}</strong>
        <br />
        {`${firm.email} · ${new URL(firm.origin).host}`}
        <br />
        {[...headOffice.address, headOffice.country].join(", ")}
      </p>
    </div>
  );
}
