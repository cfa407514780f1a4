import { firm } from "../../firm/firm.ts";

/**
 * @param path a path on this site
 * @param origin the host, if not the firm's own
 * @returns the full address
 */
export function absoluteUrl(path: string, origin = firm.origin): string {
  return new URL(path, origin).href;
}
