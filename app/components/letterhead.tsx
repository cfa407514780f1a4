import { firm } from "~/config/firm";
import { headOffice } from "~/lib/firm-details";

/** On paper, in place of the header: who this sheet comes from and how to reach them. */
export function Letterhead() {
  return (
    <div className="letterhead">
      <p className="font-display font-[620]">{firm.name}</p>
      <p>
        <strong>{firm.phone}</strong>
        <br />
        {`${firm.email} · ${new URL(firm.origin).host}`}
        <br />
        {[...headOffice.address, headOffice.country].join(", ")}
      </p>
    </div>
  );
}
