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
  /** Largest contentful paint, as a multiple of the same page's without scripts. */
  paintAgainstBare: 1.05,
  /** What long tasks take beyond 50 ms, after the first contentful paint. */
  blockingTime: 50,
  /** Layout shift score; three decimals are told, half of the last one is nothing. */
  shift: 0.0005,
  /** The least that Lighthouse may give, in each category. */
  lighthouse: 100,
  /** Home's largest contentful paint as Lighthouse computes it. */
  lighthousePaint: 950,
  /** From a tap, click or key to the next paint. */
  interaction: 50,
  /** From the click on a link to the new page's heading painted, unthrottled, after pointing at it. */
  navigation: 50,
  navigationRequests: 0,
  /** Seconds, on two processors. */
  buildSeconds: 20,
  /** Seconds, with 500 articles more. */
  bigBuildSeconds: 60,
  /** What 500 articles may add to home's scripts. */
  homeGrowth: 2_000,
  /** What they may add to an article's, beyond its own body: what other file names compress to. */
  articleGrowth: 100,
} as const;
