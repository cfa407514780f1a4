import type { ReactNode } from "react";
import { OpeningHours } from "~/app/parts/contact/open-line";
import { chrome } from "~/words/chrome";
import { Breadcrumbs } from "./breadcrumbs";
import { CallBar } from "./call-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { Letterhead } from "./letterhead";

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
