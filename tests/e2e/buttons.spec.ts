import { buttonStyles } from "~/app/design/button";
import { findings } from "./axe";
import { arrive } from "./screens";
import { expect, test } from "./test";

const variants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "cta",
] as const;
const sizes = { default: 52, sm: 44, lg: 60, icon: 44 } as const;

const samples = variants.flatMap((variant) =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => ({
    name: `${variant} ${size}`,
    height: variant === "link" ? 44 : sizes[size],
    className: buttonStyles({ variant, size }),
  })),
);

for (const colorScheme of ["light", "dark"] as const) {
  for (const surface of ["page", "band"] as const) {
    test(`every button can be read and hit, ${colorScheme}, on the ${surface}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await arrive(page, "/");
      await page.evaluate(
        ([buttons, onBand]) => {
          const main = document.createElement("main");
          main.className = onBand ? "on-band" : "";
          for (const { name, className } of buttons) {
            const button = document.createElement("button");
            Object.assign(button, { className, textContent: name.includes("icon") ? "i" : name });
            button.dataset.name = name;
            main.append(button);
          }
          document.body.replaceChildren(main);
        },
        [samples, surface === "band"] as const,
      );

      for (const { name, height } of samples) {
        const box = await page.locator(`[data-name="${name}"]`).boundingBox();
        expect(box?.height, name).toBeGreaterThanOrEqual(height);
      }
      expect(await findings(page, "colours", ["main"])).toEqual([]);
      for (const variant of variants) {
        const its = `[data-name="${variant} default"]`;
        const button = page.locator(its);
        await button.hover();
        const found = await findings(page, "colours", [its]);
        expect(found, `with the mouse on ${variant}`).toEqual([]);
        // Axe passes over words that have the colour of their ground.
        const [words, ground] = await button.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
        expect(words, `the words of ${variant} under the mouse`).not.toBe(ground);
      }
    });
  }
}
