import { type Box, hasRoom, intersection, windowBox } from "./boxes";
import type { Line } from "./lines";

/** A share of a line's ground that may be anything: the edge of a mark, the foot of a letter drawn near. */
const slack = 0.05;
const samples = 400;

/** Makes all words invisible, and nothing else. Returns what brings them back. */
export function hideLetters(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, *::before, *::after, ::placeholder {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
    }
    svg text, svg text * { fill: transparent !important; stroke: transparent !important }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  };
}

/** How the letters of a line are drawn, and what contrast WCAG 1.4.3 wants of letters that large. */
export interface Letters {
  words: string;
  box: Box;
  colour: Colour;
  opacity: number;
  enough: number;
}

/** The letters of all lines that are in sight and in use. */
export function readLetters(lines: readonly Line[]): Letters[] {
  return lines.flatMap(({ element, words, seen }) => {
    const box = intersection(seen, windowBox());
    if (!hasRoom(box, 2) || element.closest(":disabled, [inert]")) return [];
    return [{ words, box, ...drawn(element) }];
  });
}

/** Tells of letters that are too much like what is behind them on a picture of the page without them. */
export async function faint(letters: readonly Letters[], picture: string): Promise<string[]> {
  const groundsOf = await reader(picture);
  const found = new Set<string>();
  for (const { words, box, colour, opacity, enough } of letters) {
    const ratios = groundsOf(box).map((ground) => ratio(mixed(colour, ground, opacity), ground));
    const low = ratios.filter((ratio) => ratio < enough);
    if (low.length <= ratios.length * slack) continue;
    const share = Math.round((low.length / ratios.length) * 100);
    const worst = Math.min(...low).toFixed(2);
    found.add(`“${words}”: ${worst} to 1, not ${enough}, before ${share}% of its ground`);
  }
  return [...found];
}

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of points spread over a part of the picture. */
async function reader(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return ({ left, right, top, bottom }: Box): Colour[] => {
    const [x, y] = [Math.ceil(left), Math.ceil(top)];
    const [width, height] = [Math.floor(right) - x, Math.floor(bottom) - y];
    const data = context?.getImageData(x, y, Math.max(width, 1), Math.max(height, 1)).data ?? [];
    const step = Math.max(1, Math.ceil(data.length / 4 / samples));
    const points = Array.from({ length: Math.floor(data.length / 4 / step) }, (_, at) => at * step);
    return points.map((at) => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]);
  };
}

function drawn(element: Element): Pick<Letters, "colour" | "opacity" | "enough"> {
  const { fill, color, fontSize, fontWeight } = getComputedStyle(element);
  const [red, green, blue, alpha] = paint(element instanceof SVGElement ? fill : color);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  let opacity = alpha;
  for (let around: Element | null = element; around; around = around.parentElement) {
    opacity *= Number(getComputedStyle(around).opacity);
  }
  return { colour: [red, green, blue], opacity, enough: isLarge ? 3 : 4.5 };
}

const painted = new Map<string, readonly [number, number, number, number]>();

/** Any colour that CSS can write, as the browser paints it. */
function paint(css: string) {
  const before = painted.get(css);
  if (before) return before;
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context) context.fillStyle = css;
  context?.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  const colour = [red, green, blue, alpha / 255] as const;
  painted.set(css, colour);
  return colour;
}

function mixed(over: Colour, under: Colour, opacity: number): Colour {
  const mix = (at: 0 | 1 | 2) => over[at] * opacity + under[at] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

function ratio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance that WCAG defines. */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
