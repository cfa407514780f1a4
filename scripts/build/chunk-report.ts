import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** One script of the browser's build. */
export interface Chunk {
  /** Its file, relative to the build's `client` folder. */
  file: string;
  name: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Each module in it with its bytes before minifying. */
  modules: Readonly<Record<string, number>>;
}

const folder = new URL("../../build/", import.meta.url);

/** Where the report is written, beside what is published. */
export const chunkReportFile = new URL("chunks.json", folder);

/** Writes down, with every build, which modules went into which script. */
export function chunkReport(): Plugin {
  return {
    name: "chunk-report",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_, bundle) {
      const chunks: Chunk[] = Object.values(bundle).flatMap((output) => {
        if (output.type !== "chunk") return [];
        const { fileName: file, name, imports, dynamicImports } = output;
        const modules = Object.fromEntries(
          Object.entries(output.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
        );
        return [{ file, name, imports, dynamicImports, modules }];
      });
      mkdirSync(folder, { recursive: true });
      writeFileSync(chunkReportFile, JSON.stringify(chunks));
    },
  };
}
