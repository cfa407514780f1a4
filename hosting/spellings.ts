import { canonicalPath } from "../app/boot/canonical-path.ts";
import type { HostingRules, Rule } from "./settings.ts";

/**
 * @param rules the hosting rules
 * @returns what each address that is not spelled as it should be, or was given up, leads to: a list of
 *   targets, so that no crafted address can lead anywhere else. The first that fits counts.
 */
export function redirects({ moves, documents, rewrites }: HostingRules): Rule[] {
  return [
    ...moves.map(({ from, to }) => ({ from: canonicalPath(from), to })),
    ...documents.map((path) => ({ from: path, to: path })),
    ...rewrites.map(({ from }) => ({ from, to: from })),
  ];
}

/**
 * For hosts that know patterns.
 *
 * @param path an address; `:slug` stands for one segment
 * @param segment how a pattern takes a segment over
 * @returns a regular expression without anchors, to be read without case, for every spelling of it that
 *   `canonicalPath` undoes. It also fits the address itself.
 */
export function spellings(path: string, segment: string): string {
  const steps = path === "/" ? "" : path.replaceAll(".", "[.]").replaceAll("/", "/+");
  const ending = path === "/" ? "/+index(?:[.]html)?" : "/+index(?:[.]html)?|[.]html";
  return `${steps.replace(/:\w+/, segment)}(?:${ending})?/*`;
}

/**
 * For hosts that know none: neither case nor doubled slashes are in it.
 *
 * @param path an address; `:slug` stands for one segment
 * @returns the commonest other spellings of it
 */
export function commonSpellings(path: string): string[] {
  if (path === "/") return ["/index", "/index.html"];
  return path.includes(":") ? [`${path}/`] : [`${path}/`, `${path}.html`, `${path}/index.html`];
}
