import type { Firm } from "./firm-schema.ts";

/** The host of the articles' photos. */
export const photoHost = "https://images.unsplash.com";

/** What the inline parts of the built documents hash to, each as `sha256-…`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
}

/**
 * @param firm the firm's details: the lead form's and the newsletter's providers are let in
 * @param hashes the documents' own inline scripts and styles
 * @returns the headers that every answer carries
 */
export function securityHeaders(firm: Firm, hashes: InlineHashes) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(firm, hashes),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  } satisfies Record<string, string>;
}

/**
 * Nothing is allowed but what the site is made of and what the firm's details name.
 *
 * @param firm the firm's details
 * @param hashes the documents' own inline scripts and styles
 * @returns the value of the Content-Security-Policy header
 */
function contentSecurityPolicy(firm: Firm, hashes: InlineHashes): string {
  const { frameUrl, scriptUrl } = firm.leadForm;
  const { action } = firm.newsletter;
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", originOf(scriptUrl), ...quoted(hashes.scripts)],
    "style-src": ["'self'", ...quoted(hashes.styles)],
    "style-src-attr": ["'unsafe-hashes'", ...quoted(hashes.styleAttributes)],
    "img-src": ["'self'", photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    // The site's own form hands its message to the visitor's e-mail app from inside the frame.
    "frame-src": frameUrl.startsWith("/") ? ["'self'", "mailto:"] : [originOf(frameUrl)],
    "manifest-src": ["'self'"],
    // Without script, the site's own form hands its fields to the visitor's e-mail app.
    "form-action": ["'self'", "mailto:", ...(action ? [originOf(action)] : [])],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}

/**
 * What the site never asks a browser for, and the copying that its buttons do. Sharing is this origin's
 * own by default; where a browser has none, naming it would be a warning on every page.
 */
const permissionsPolicy = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media"],
  ...["fullscreen", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock"],
  ...["usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .concat("clipboard-write=(self)")
  .join(", ");

function originOf(address: string): string {
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}
