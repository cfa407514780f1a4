import { Postmark } from "~/app/parts/postmark";
import type { Office } from "~/firm/firm-schema";

/** A window envelope whose window shows an office's address; the postmark is its city's. */
export function EnvelopeAddress({ office }: { office: Office }) {
  return (
    <div className="screen-only relative flex min-h-64 w-full items-end max-lg:max-w-[30rem] overflow-hidden p-[6%] pt-24 border-2 border-on-marker bg-manila text-on-marker">
      <div className="absolute top-4 right-4 aspect-[9/5] w-[34%]">
        <Postmark city={office.image ?? office.name} />
      </div>
      <address className="relative min-w-[52%] rounded-window border-2 border-on-marker bg-window px-4 py-3 text-small leading-snug not-italic">
        {office.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {office.country}
      </address>
    </div>
  );
}
