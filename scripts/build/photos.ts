import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Person } from "../../app/config/firm-schema.ts";

/** The most that a photo may weigh, in kB (1000 bytes): it is served as it is. */
const most = 60;

/**
 * @param people those whom the site names
 * @param folder where the files lie that are served as they are: `public/`
 * @returns a line for each photo that is not there, or too large to be served as it is
 */
export function findBadPhotos(people: readonly Person[], folder: URL): string[] {
  return people.flatMap(({ id, photo }) => {
    if (!photo) return [];
    const file = fileURLToPath(new URL(`.${photo}`, folder));
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === undefined) return [`people "${id}": photo is not there: put it at public${photo}`];
    if (size <= most * 1000) return [];
    return [
      `people "${id}": photo has ${Math.round(size / 1000)} kB: save public${photo} with at most ${most} kB, for example as WebP, 320 wide and 400 high`,
    ];
  });
}
