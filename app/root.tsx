import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root";
import allStyles from "./app.css?inline";
import { firstScript } from "./boot/first-script";
import { InternalLinks } from "./components/internal-links";
import { NavigationEffects } from "./components/navigation-effects";
import { colours } from "./config/colours";
import { firm } from "./config/firm";
import { icons } from "./config/icons";
import { DataCache, queryClient } from "./lib/query-client";
import { RouteFailure } from "./sections/route-failure";
import { Toaster } from "./ui/toaster";
import { TooltipProvider } from "./ui/tooltip";

const styleId = "site-styles";

/*
 * The styles are part of the document, so that the first paint waits for nothing else. In the
 * browser they are read back from it: the scripts carry no copy.
 */
const styles = import.meta.env.SSR
  ? allStyles
  : (document.getElementById(styleId)?.textContent ?? "");

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "alternate", href: "/feed.xml", type: "application/rss+xml", title: firm.name },
  { rel: "apple-touch-icon", href: icons.appleTouch.src },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The document around every page and around the error boundary. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // What the page is marked with before and after it has woken up is not React's.
    <html lang="en-GB" suppressHydrationWarning>
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
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id={styleId} dangerouslySetInnerHTML={{ __html: styles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <DataCache value={queryClient}>
      <TooltipProvider>
        <Outlet />
      </TooltipProvider>
      <NavigationEffects />
      <InternalLinks />
      <Toaster />
    </DataCache>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "Unknown error";
  return <RouteFailure detail={detail} />;
}
