import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const headerEnd = 33;

/**
 * Writes a picture with 256 colours, a third of the size: those that it has most of, and the closest
 * of them for the others, which are the soft edges of letters. The same picture becomes the same file.
 *
 * @param png a PNG as Chromium or pdftoppm writes one: eight bits a channel, not interlaced
 */
export function indexedPng(png: Buffer): Buffer {
  const { width, height, colours } = read(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort(([one, often], [other, oftener]) => oftener - often || one - other)
    .slice(0, 256)
    .map(([colour]) => colour);
  const indexes = new Map([...counts.keys()].map((colour) => [colour, closest(palette, colour)]));

  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < colours.length; at += 1) {
    rows[at + Math.floor(at / width) + 1] = indexes.get(colours[at] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function read(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = png[25] === 6 ? 4 : 3;
  const packed: Buffer[] = [];
  for (let at = headerEnd; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString("latin1", at + 4, at + 8) === "IDAT";
    if (isData) packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const rows = unfiltered(inflateSync(Buffer.concat(packed)), width * size, size);
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) colours[at] = rows.readUIntBE(at * size, 3);
  return { width, height, colours };
}

/** Undoes what each row is told against its left and upper neighbours (PNG's specification, chapter 9). */
function unfiltered(data: Buffer, length: number, size: number): Buffer {
  const rows = Buffer.alloc((data.length / (length + 1)) * length);
  for (let at = 0; at < rows.length; at += 1) {
    const [row, column] = [Math.floor(at / length), at % length];
    const left = column < size ? 0 : (rows[at - size] ?? 0);
    const above = row === 0 ? 0 : (rows[at - length] ?? 0);
    const corner = column < size || row === 0 ? 0 : (rows[at - length - size] ?? 0);
    const filter = data[row * (length + 1)] ?? 0;
    const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
    rows[at] = (data[at + row + 1] ?? 0) + (guesses[filter] ?? 0);
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as Triple;
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

type Triple = [number, number, number];

const channels = (colour: number): Triple => [colour >> 16, (colour >> 8) & 255, colour & 255];

function closest(palette: readonly number[], colour: number): number {
  const own = channels(colour);
  const distances = palette.map((other) =>
    channels(other).reduce((sum, value, at) => sum + (value - (own[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
