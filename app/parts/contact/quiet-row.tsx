import type { ReactNode } from "react";
import { PageLink } from "~/app/design/link";
import { solicitorFirst } from "~/words/find-a-solicitor";

interface QuietRowProps {
  /** Who answers here, and what it costs. */
  who?: string;
  /** Whom to ask before us, its link first. */
  children?: ReactNode;
  className?: string;
}

/** Below the ways to ask, under a rule of its own: who is to call somebody else before us, and who answers here. */
export function QuietRow({ who, children = <SolicitorFirst />, className = "" }: QuietRowProps) {
  return (
    <div
      className={`screen-only mt-6 grid gap-y-2 border-t border-rule-strong pt-3 text-small ${className}`}
    >
      {children && <p>{children}</p>}
      {who && <div className="text-pretty">{who}</div>}
    </div>
  );
}

/** For the reader who is to call somebody else before us. */
export function SolicitorFirst({ link = solicitorFirst.link }: { link?: string }) {
  return (
    <>
      <PageLink page="tax-fraud" className="text-link inline-block font-semibold">
        {link}
      </PageLink>
      {` ${solicitorFirst.when}`}
    </>
  );
}
