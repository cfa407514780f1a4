import { fileURLToPath } from "node:url";

const placeOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the approved pictures, which are committed. */
export const references = placeOf("references");

/** On which machine those were taken. */
export const fingerprintFile = placeOf("references/machine.json");

/** The folder of the report that shows each difference side by side. */
export const report = placeOf("../../playwright-report/pictures");
