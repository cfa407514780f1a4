import type { ReactNode } from "react";
import { OpeningHours } from "~/app/parts/contact/number";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { chrome } from "~/words/chrome";
import { Breadcrumbs } from "./breadcrumbs";
import { CallBar } from "./call-bar";
import { Footer } from "./footer";
import { Header } from "./header";

/** Header, main content and footer, around every screen. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-24 left-2 z-50 rounded-sm bg-marker px-4 py-3 font-semibold text-on-marker focus:top-2"
      >
        {chrome.skip}
      </a>
      <Letterhead />
      <Header />
      <Breadcrumbs />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CallBar />
      <OpeningHours />
    </>
  );
}

/** On paper, in place of the header: who this sheet comes from and how to reach them. */
function Letterhead() {
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
