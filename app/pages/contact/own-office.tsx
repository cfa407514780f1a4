import { headOffice } from "~/firm/firm-details";

/** Where to come, for who would rather speak face to face. */
export function OwnOffice({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="border-t border-rule pt-4">
      <h2 className="text-h3">{heading}</h2>
      <address className="mt-2 not-italic">
        {[...headOffice.address, headOffice.country].join(", ")}
      </address>
      <p className="mt-2">{text}</p>
    </div>
  );
}
