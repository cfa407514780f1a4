import { PageLink } from "~/app/design/link";
import { solicitorFirst } from "~/words/find-a-solicitor";

/** For the reader who is to call somebody else before us. */
export function SolicitorLine({ className }: { className: string }) {
  return (
    <p className={`screen-only leading-snug text-pretty ${className}`}>
      <PageLink page="tax-fraud" className="text-link whitespace-nowrap">
        {solicitorFirst.link}
      </PageLink>
      {` ${solicitorFirst.when}`}
    </p>
  );
}
