import { writeFileSync } from "node:fs";
import { firm } from "../../firm/firm.ts";
import { colours } from "../../site/colours.ts";
import { icons } from "../../site/icons.ts";

/** Where the manifest is; the document in `app/document.tsx` names it too. */
const manifestFile = "site.webmanifest";

/** Tells a phone or computer what the site is called and looks like when it is put on the home screen. */
export function writeManifest(folder: URL) {
  const manifest = {
    id: "/",
    name: firm.name,
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    // With the browser's own way back: the pages have none.
    display: "minimal-ui",
    background_color: colours.paper,
    theme_color: colours.band.light,
    icons: icons.installed.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  writeFileSync(new URL(manifestFile, folder), JSON.stringify(manifest));
}
