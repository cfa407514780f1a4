import { statSync } from "node:fs";
import type { Site } from "../../programs/site.ts";
import { documentsByPath } from "../../publish/files/documents.ts";
import { leadFormPage, pathOf } from "../../site/pages.ts";

/** @returns of each page, by brotli: its document, and the scripts that it loads by itself on a phone, with the most that each may weigh */
export async function weigh(
  { client, origin, browser }: Site,
  isWeighed: (path: string) => boolean = () => true,
) {
  const size = (file: string) => statSync(new URL(`${file}.br`, client)).size / 1000;
  const withForm: string[] = [pathOf("contact"), leadFormPage.path];
  const weights = [];
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const files = new Set<string>();
  page.on("request", (request) => {
    const [, file] = request.url().split(`${origin}/`);
    // What is in a frame is the frame's.
    if (file?.endsWith(".js") && request.frame() === page.mainFrame()) files.add(file);
  });
  for (const path of [...documentsByPath(client).keys()].filter(isWeighed)) {
    files.clear();
    await page.goto(origin + path);
    await page.locator("html[data-awake]").waitFor();
    // Awake, or failed.
    const finished = page.locator("[data-state]");
    for (const part of await page.locator("[data-wakes=load]").all())
      await part.and(finished).waitFor({ state: "attached" });
    const document = size(`${path.slice(1) || "index"}.html`);
    weights.push({ path, what: "document with its styles", most: 28, kB: document });
    const kB = [...files].reduce((sum, file) => sum + size(file), 0);
    const isForm = withForm.includes(path);
    const what = isForm ? "scripts at load with the form" : "scripts at load";
    weights.push({ path, what, most: isForm ? 100 : 8, kB });
  }
  return weights;
}
