import type { Firm } from "../../app/config/firm-schema.ts";

/**
 * Holds the Content-Security-Policy against the addresses that the firm's details name: what the
 * policy does not allow would be blocked in every visitor's browser.
 *
 * @param policy the header's value
 * @param firm the firm's details, checked
 * @returns one line for each address that a directive lacks, naming the field
 */
export function findPolicyGaps(policy: string, firm: Firm): string[] {
  const allowed = directivesOf(policy);
  const { action } = firm.newsletter;
  const needs: [directive: string, field: string, address: string][] = [
    ["frame-src", "leadForm.frameUrl", firm.leadForm.frameUrl],
    ["script-src", "leadForm.scriptUrl", firm.leadForm.scriptUrl],
    // Without script, the site's own form hands its fields to the visitor's e-mail app.
    ["form-action", "email", `mailto:${firm.email}`],
    ...(action ? [["form-action", "newsletter.action", action] as [string, string, string]] : []),
  ];
  return needs
    .map(([directive, field, address]) => ({ directive, field, source: sourceOf(address) }))
    .filter(({ directive, source }) => !allowed.get(directive)?.includes(source))
    .map(({ directive, field, source }) => `${field} needs ${source} in the policy's ${directive}`);
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(";").map((part) => {
      const [directive = "", ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
}

function sourceOf(address: string): string {
  if (address.startsWith("/")) return "'self'";
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}
