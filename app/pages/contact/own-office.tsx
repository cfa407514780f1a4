import { headOffice } from "~/firm/firm-details";

/** Where to come, for who would rather speak face to face. */
export function OwnOffice({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="gap-x-16 border-t border-rule pt-4 lg:grid lg:grid-cols-[5fr_7fr]">
      <h2 className="text-h3">{heading}</h2>
      <div className="max-lg:mt-2">
        <address className="not-italic">
          {[...headOffice.address, headOffice.country].join(", ")}
        </address>
        <p className="mt-2">{text}</p>
      </div>
    </div>
  );
}
