import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { articlePath } from "../../app/config/pages.ts";
import { budgets } from "./budgets.ts";
import { firstLoad } from "./first-load.ts";
import type { Row } from "./row.ts";
import { withSession } from "./session.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const notCopied = new Set(["node_modules", "build", ".git", ".react-router", "test-results"]);
const articleCount = 500;
const knownArticle = articlePath("what-is-tax-investigation-insurance");
const newArticle = articlePath("generated-1");

/**
 * Builds a copy of the project, and builds it again with many articles more. The copy is in the
 * system's folder for temporary files and gone afterwards.
 *
 * @returns the rows about the time of a build and about what the articles add to scripts
 * @throws Error if a build fails
 */
export async function buildRows(): Promise<Row[]> {
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  try {
    cpSync(project, copy, {
      recursive: true,
      filter: (path) => !notCopied.has(path.slice(project.length)),
    });
    symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
    const seconds = build(copy);
    const before = await scriptBytes(copy, ["/", knownArticle]);
    for (let number = 1; number <= articleCount; number += 1) writeArticle(copy, number);
    const secondsWithMore = build(copy);
    const after = await scriptBytes(copy, ["/", knownArticle, newArticle]);
    return [
      { name: "build", unit: "s", budget: budgets.buildSeconds, measured: seconds },
      {
        name: `build with ${articleCount} articles more`,
        unit: "s",
        budget: budgets.bigBuildSeconds,
        measured: secondsWithMore,
      },
      ...["/", knownArticle].map(
        (path, index): Row => ({
          name: `what ${articleCount} articles add to scripts`,
          unit: "B",
          budget: index === 0 ? budgets.homeGrowth : budgets.articleGrowth,
          measured: Number(after[index]) - Number(before[index]),
          detail: path,
        }),
      ),
      {
        name: "scripts of one of them, against an older one's",
        unit: "B",
        budget: budgets.articleGrowth,
        measured: Number(after[2]) - Number(before[1]),
        detail: newArticle,
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Builds and tells the seconds that it took. */
function build(folder: string): number {
  const start = performance.now();
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - start) / 1000;
}

function scriptBytes(folder: string, paths: readonly string[]): Promise<number[]> {
  return withSession(
    async ({ browser, origin }) => {
      const sizes = [];
      for (const path of paths) sizes.push((await firstLoad(browser, origin + path)).scriptBytes);
      return sizes;
    },
    pathToFileURL(`${join(folder, "build", "client")}/`),
  );
}

/** An article of some 1,500 words, each different from the others. */
function writeArticle(folder: string, number: number) {
  const sentence = (place: number) =>
    `In case ${number} paragraph ${place} a cost of ${number * place} pounds is set against the rent.`;
  const body = Array.from({ length: 100 }, (_, place) =>
    place % 10 === 0 ? `## What of question ${place} in case ${number}?` : sentence(place),
  );
  writeFileSync(
    join(folder, "app", "content", "blog", `generated-${number}.md`),
    `---
title: Generated article ${number}
description: Generated article number ${number}, which is there to measure what many articles cost.
excerpt: Article ${number} of many.
category: Taxes
date: 2026-01-${String((number % 28) + 1).padStart(2, "0")}
image: https://images.unsplash.com/photo-${number}?w=1600
keywords: generated, article ${number}
---
${body.join("\n\n")}
`,
  );
}
