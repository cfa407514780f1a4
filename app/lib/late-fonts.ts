import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";

declare global {
  interface Window {
    /** Puts the fonts into use. */
    showFonts: () => void;
    /** Settles when they have come; not there if they are in use from the start. */
    fontsLoaded?: Promise<unknown>;
  }
}

const display = "swap";
const fonts = [
  ["Besley", `url(${besley})`, { weight: "400 900", display }],
  ["Public Sans", `url(${publicSans})`, { weight: "100 900", display }],
];

/** What puts them before their stand-ins (`tokens.css`). */
const inUse = "--display:Besley,;--sans:Public Sans,";

/** How long after the first frame a page counts as painted at the latest, in milliseconds. */
const longestPaint = { anchor: 300, other: 3000 };

/**
 * Asks for the fonts once the words are painted in their stand-ins (`fonts.css`), so that nothing is
 * fetched before what is read. A visitor who comes from another page of this site, or back to this one,
 * has them already and gets them at once; for the others `keep-lines.ts` puts them into use. The page's
 * start script waits for the same `window.painted`. A frame may come before the words, with the bare
 * background (`first-paint`): that does not count. Firefox reports no paint for an address with an
 * anchor, so the time decides there; elsewhere it only serves where a paint is never reported.
 *
 * @returns an inline script, for after the first screenful
 */
export function lateFonts(): string {
  return `(() => {
  window.painted = new Promise((resolve) => {
    new PerformanceObserver((paints) =>
      paints.getEntriesByName("first-contentful-paint").forEach(resolve)
    ).observe({ type: "paint", buffered: true });
    const longest = location.hash ? ${longestPaint.anchor} : ${longestPaint.other};
    requestAnimationFrame(() => setTimeout(resolve, longest));
  });
  const faces = ${JSON.stringify(fonts)}.map((font) => new FontFace(...font));
  for (const face of faces) document.fonts.add(face);
  window.showFonts = () => { document.documentElement.style.cssText = "${inUse}" };
  const isFirst = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (!isFirst || document.referrer.startsWith(location.origin)) showFonts();
  else window.fontsLoaded = painted.then(() => Promise.allSettled(faces.map((face) => face.load())));
})()`;
}
