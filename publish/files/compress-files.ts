import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = "**/*.{html,js,css,svg,xml,txt,json,webmanifest}";
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a brotli and a gzip copy, as small as each can be, beside every file of text in the build's `client` folder. */
export async function compressFiles(folder: URL) {
  const files = globSync(compressible, { cwd: fileURLToPath(folder) });
  await Promise.all(files.map((file) => compressFile(fileURLToPath(new URL(file, folder)))));
}

async function compressFile(path: string) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, { params })),
    writeFile(`${path}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
