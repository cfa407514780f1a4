import { OfficeTable, type OfficeWords } from "~/app/parts/office-table";
import type { Office } from "~/firm/firm-schema";

interface OfficeGroupProps extends OfficeWords {
  heading: string;
  offices: readonly Office[];
}

/** The other offices of one kind, their heading beside them. */
export function OfficeGroup({ heading, ...table }: OfficeGroupProps) {
  if (table.offices.length === 0) return null;
  return (
    <div className="mt-12 grid gap-x-8 border-t-2 border-ink pt-4 md:mt-16 print:mt-0 print:block print:border-0 print:pt-1 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h3 className="text-h2 font-[620] lg:pt-2 print:pt-0 print:text-h3">{heading}</h3>
      <OfficeTable
        {...table}
        className="gap-x-12 md:grid-cols-2 *:only:col-span-full *:last:border-b-0"
      />
    </div>
  );
}
