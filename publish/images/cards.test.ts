import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { cards } from "./cards";
import { drawingMarkup } from "./drawings";

test.each(cards)(
  "the card $path is there, in the size that pages state, and can be drawn",
  (card) => {
    expect(imageSize(readFileSync(`public${card.path}`))).toMatchObject({
      width: 1200,
      height: 630,
    });
    expect(drawingMarkup(card.drawing)).toMatch(/<svg[^>]*>.*<path/s);
  },
);
