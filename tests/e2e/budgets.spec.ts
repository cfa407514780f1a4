import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { realFirm } from "../../firm/samples/real-firm";
import { withSite } from "../../programs/site";
import { weigh } from "../bench/weigh";
import { buildSiteOf } from "../fixtures/build-site";

test.setTimeout(600_000);

/* A document grows with an owner's words: it only warns. What every page loads does not. */
test("scripts at load keep their budget; a document over its own is named", async () => {
  const folder = buildSiteOf(realFirm);
  const weights = await withSite(pathToFileURL(`${folder}/build/client/`), weigh).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  for (const { path, what, most, kB } of weights) {
    if (what.startsWith("scripts")) {
      expect.soft(kB, `kB of ${what} of ${path}`).toBeLessThanOrEqual(most);
    } else if (kB > most) {
      const description = `${path}: a document of ${kB.toFixed(1)} kB, over the budget`;
      test.info().annotations.push({ type: "warning", description });
    }
  }
});
