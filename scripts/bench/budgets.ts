/*
 * What the site may cost a visitor. Bytes are as transferred, brotli for all that compresses; kB are
 * 1000 bytes; times are milliseconds. docs/performance.md says how each is measured.
 */
export const budgets = {
  /** HTML with its inline CSS: home, services, service pages, contact. One first flight of packets. */
  firstFlightHtml: 14_600,
  /** HTML of any other page. */
  otherHtml: 20_000,
  /** JavaScript that a page asks for until the network is idle, untouched. */
  firstScripts: 125_000,
  /** Every script that home may ever ask for without leaving it. */
  homeScripts: 155_000,
  fonts: 64_000,
  fontFiles: 2,
  /** Requests to other hosts, before /contact and the blog. */
  otherHosts: 0,
} as const;
