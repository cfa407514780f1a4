/**
 * @param text part of an address, percent-encoded by whoever typed it
 * @returns the text decoded, or as it is where it cannot be
 */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
