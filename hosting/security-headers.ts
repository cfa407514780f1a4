import type { Firm } from "../firm/firm-schema.ts";
import { speculationRulesFile } from "./settings.ts";

/** The host of the articles' photos. */
export const photoHost = "https://images.unsplash.com";

/** @returns the headers that every answer carries; the lead form's and the newsletter's providers are let in */
export function securityHeaders(firm: Firm) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(firm),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Speculation-Rules": `"${speculationRulesFile}"`,
  } satisfies Record<string, string>;
}

/**
 * Nothing is allowed but what the site is made of and what the firm's details name: scripts are files of
 * this site and the lead form provider's, whose address alone may be given to a script element by script
 * (`app/islands/lead-form-frame/use-embed-script.ts`). Styles differ from page to page, so each page states them, together with
 * all of this (`document-policy.ts`); for the header, they and a `default-src`, which would forbid them, are
 * left out.
 *
 * @param firm the firm's details
 * @returns what every page may load, by directive
 */
export function loadingPolicy(firm: Firm): Record<string, string[]> {
  const { frameUrl, scriptUrl } = firm.leadForm;
  return {
    "script-src": ["'self'", originOf(scriptUrl)],
    "script-src-attr": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["lead-form"],
    "img-src": ["'self'", photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": [originOf(frameUrl)],
    "manifest-src": ["'self'"],
    "media-src": ["'none'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
  };
}

function contentSecurityPolicy(firm: Firm): string {
  const { action } = firm.newsletter;
  return serialisePolicy({
    ...loadingPolicy(firm),
    // Without script, the site's own form hands its fields to the visitor's email app.
    "form-action": ["'self'", "mailto:", ...(action ? [originOf(action)] : [])],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
  });
}

/** @returns the policy as a header or a document states it, from the sources by directive */
export function serialisePolicy(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}

/** What the site never asks a browser for. Copying and sharing, which it does, are its own by default. */
const permissionsPolicy = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media"],
  ...["fullscreen", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock"],
  ...["usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** @returns how a policy names where a path on this site, or an address elsewhere, is */
function originOf(address: string): string {
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}
