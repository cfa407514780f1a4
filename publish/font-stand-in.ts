import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../programs/chromium.ts";

/*
 * Stretches the fonts that every computer has to the measures of one of the site's own, so that next to
 * nothing moves when that arrives: npm run font:stand-in <file.woff2> <weight>. The lines that it prints go into
 * app/design/styles/fonts.css (docs/changing-the-design.md).
 */
const line =
  "Has HMRC written to you? Most letters set a deadline. Call us before you reply: we read the letter with you and tell you what to do first.";

/** How wide each stand-in sets that line, in em. Liberation Sans has the widths of Arial. */
const standIns = {
  "Georgia Bold": 69.3,
  "DejaVu Serif Bold": 76.2,
  Arial: 59.5,
  "Arial Bold": 64,
};

const [file, weight = "400"] = process.argv.slice(2);
if (!file || !existsSync(file)) {
  console.error(`No font file ${file ?? ""}: npm run font:stand-in <file.woff2> <weight>`);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const page = await browser.newPage();
const { ascent, descent, width } = await page.evaluate(
  async ([font, weight, line]) => {
    const face = new FontFace("Measured", `url(data:font/woff2;base64,${font})`, {
      weight: "1 1000",
    });
    document.fonts.add(await face.load());
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const size = 1000;
    context.font = `${weight} ${size}px Measured`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(line);
    return {
      width: width / size,
      ascent: fontBoundingBoxAscent / size,
      descent: fontBoundingBoxDescent / size,
    };
  },
  [readFileSync(file, "base64"), weight, line] as const,
);
await browser.close();

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
for (const [name, own] of Object.entries(standIns)) {
  const stretch = width / own;
  console.log(`
/* ${name} */
  ascent-override: ${percent(ascent / stretch)};
  descent-override: ${percent(descent / stretch)};
  line-gap-override: 0%;
  size-adjust: ${percent(stretch)};`);
}
