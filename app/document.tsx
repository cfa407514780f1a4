import type { ReactNode } from "react";
import { firm } from "~/firm/firm";
import { colours } from "~/site/colours";
import { icons } from "~/site/icons";
import styles from "./app.css?inline";
import { SiteLayout } from "./chrome/site-layout";
import { Pathname } from "./design/pathname";
import printStyles from "./design/styles/print.css?url";
import { IslandFailure } from "./islands/island-failure";

interface SiteDocumentProps {
  /** The page's address. */
  path: string;
  /** What the head says of the page. */
  head: ReactNode;
  /** The address of the page's script. */
  script: string;
  /** Without header and footer. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/**
 * The document around every screen. Its styles are part of it: the first paint waits for nothing else. Those
 * for paper are a file, which no paint waits for.
 */
export function SiteDocument({ path, head, script, bare, children }: SiteDocumentProps) {
  return (
    <html lang="en-GB" data-path={path}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={colours.band.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={colours.band.dark} media="(prefers-color-scheme: dark)" />
        {head}
        {import.meta.env.DEV ? (
          // As a file it changes in place when it is saved.
          <link rel="stylesheet" href="/app/app.css" />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        <link rel="stylesheet" href={printStyles} media="print" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={firm.name} />
        <link rel="apple-touch-icon" href={icons.appleTouch.src} />
        <link rel="manifest" href="/site.webmanifest" />
        <script type="module" src={script} />
      </head>
      <body>
        <Pathname value={path}>
          {bare ? children : <SiteLayout>{children}</SiteLayout>}
          <IslandFailure />
        </Pathname>
      </body>
    </html>
  );
}
