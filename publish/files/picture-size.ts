import { imageSize } from "image-size";

/** @returns width and height of a picture as it is seen, in pixels (a camera that was turned says so beside them); nothing where it is none */
export function pictureSize(content: Uint8Array): [width: number, height: number] | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    return orientation > 4 ? [height, width] : [width, height];
  } catch {
    return undefined;
  }
}
