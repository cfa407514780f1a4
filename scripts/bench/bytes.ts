import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentPaths, isFirstFlight } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { homeScriptBytes } from "./chunks.ts";
import { documentOf, sentBytes } from "./files.ts";
import { greatest, type Row } from "./row.ts";
import { clientFolder } from "./session.ts";

/**
 * Weighs the files of the build.
 *
 * @returns the rows about documents, fonts and all of home's scripts
 * @throws Error if there is no build
 */
export function byteRows(): Row[] {
  const documents = documentPaths.map((path) => ({ path, value: sentBytes(documentOf(path)) }));
  const fonts = globSync("assets/*.woff2", { cwd: fileURLToPath(clientFolder) });
  return [
    {
      name: "HTML: home, services, service pages, contact",
      unit: "B",
      budget: budgets.firstFlightHtml,
      ...greatest(documents.filter(({ path }) => isFirstFlight(path))),
    },
    {
      name: "HTML: any other page",
      unit: "B",
      budget: budgets.otherHtml,
      ...greatest(documents.filter(({ path }) => !isFirstFlight(path))),
    },
    {
      name: "scripts: all that home may ask for",
      unit: "B",
      budget: budgets.homeScripts,
      measured: homeScriptBytes(),
    },
    {
      name: "fonts",
      unit: "B",
      budget: budgets.fonts,
      measured: fonts.reduce((sum, file) => sum + sentBytes(file), 0),
    },
    { name: "fonts: files", unit: "files", budget: budgets.fontFiles, measured: fonts.length },
  ];
}
