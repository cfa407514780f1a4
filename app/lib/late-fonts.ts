import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";

const fonts = [
  ["Besley", besley, "400 900"],
  ["Public Sans", publicSans, "100 900"],
];

/**
 * An inline script that asks for the fonts once the words are painted in their stand-ins
 * (`fonts.css`), so that nothing is fetched before what is read. A visitor who comes from another page
 * of this site, or back to this one, has them already and gets them at once.
 */
export const lateFonts = `(() => {
  const add = () => {
    for (const [family, file, weight] of ${JSON.stringify(fonts)}) {
      document.fonts.add(new FontFace(family, "url(" + file + ")", { weight, display: "swap" }));
    }
  };
  const isFirst = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (!isFirst || document.referrer.startsWith(location.origin)) return add();
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    add();
  }).observe({ type: "paint", buffered: true });
})()`;
