import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Person } from "../../firm/firm-schema.ts";
import { pictureSize } from "./picture-size.ts";

interface Kind {
  field: "portrait" | "signature";
  /** The most that the file may weigh, in kB (1000 bytes): it is served as it is. */
  most: number;
  /** The least and the most of width to height. */
  shape: readonly [number, number];
  /** What to save instead. */
  better: string;
}

const kinds: readonly Kind[] = [
  {
    field: "portrait",
    most: 60,
    shape: [0.78, 0.82],
    better: "a portrait 4 wide and 5 high, for example as WebP, 480 × 600",
  },
  {
    field: "signature",
    most: 20,
    shape: [2, 6],
    better:
      "a signature two to six times as wide as it is high, for example as SVG, or as PNG without a ground, 480 × 160",
  },
];

/**
 * @param people those whom the site names
 * @param folder where the files lie that are served as they are: `public/`
 * @returns a line for each portrait or signature that is not there, too heavy to be served as it is, no
 *   picture, or of another shape than its place
 */
export function findBadPhotos(people: readonly Person[], folder: URL): string[] {
  return people.flatMap((person) =>
    kinds.flatMap((kind) => {
      const path = person[kind.field];
      const why = path && fault(path, kind, folder);
      return why ? [`people "${person.id}": ${kind.field} ${why}`] : [];
    }),
  );
}

function fault(path: string, kind: Kind, folder: URL): string | undefined {
  const file = fileURLToPath(new URL(`.${path}`, folder));
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return `is not there: put it at public${path}`;
  if (bytes > kind.most * 1000)
    return `has ${Math.round(bytes / 1000)} kB: save public${path} with at most ${kind.most} kB, ${kind.better}`;
  const size = pictureSize(readFileSync(file));
  if (!size) return `is no picture: save public${path} anew, ${kind.better}`;
  const [width, height] = size;
  const [least, most] = kind.shape;
  if (!(width / height >= least && width / height <= most))
    return `is ${width} wide and ${height} high: save public${path} as ${kind.better}`;
}
