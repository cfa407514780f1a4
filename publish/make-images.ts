import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { withSite } from "../programs/site.ts";
import { icons } from "../site/icons.ts";
import { cards } from "./images/cards.ts";
import { drawIcon, drawSocialCard } from "./images/draw.ts";
import { keepDrawnFrom } from "./images/drawn-from.ts";

/*
 * Draws the pictures that must be files, from the site's own drawings: the social cards and the
 * icons. `npm run images` builds the site first, for its styles.
 */
const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));

const { module: drawings } = await runnerImport<typeof import("./images/drawings.tsx")>(
  path("images/drawings.tsx"),
  { configFile: false, logLevel: "error", resolve: { alias: { "~": path("..") } } },
);

await withSite(new URL("../build/client/", import.meta.url), async (site) => {
  for (const card of cards) await drawSocialCard(site, card, drawings.drawingMarkup(card.drawing));
  await drawIcon(site, icons.appleTouch, 0.8);
  for (const icon of icons.installed) {
    // A maskable icon is cut to a circle of four fifths of its width.
    await drawIcon(site, icon, icon.purpose === "maskable" ? 0.6 : 0.8);
  }
});
keepDrawnFrom();
console.log("Drawn: public/images. Look at them, commit them, and build again.");
