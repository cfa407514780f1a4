/* How iframe-resizer begins its reports, which most providers' form pages send: "…id:height:width:…". */
const resizerReport = /^\[iFrameSizer\][^:]{1,100}:\d+(?:\.\d+)?:/;

/**
 * @param data what a form page posted
 * @returns whether it is a report of the page's height, the site's own (`app/plain/frame-height.ts`) or iframe-resizer's
 */
function isHeightReport(data: unknown): boolean {
  if (typeof data === "string") return resizerReport.test(data);
  const { type, height } = (data ?? {}) as { type?: unknown; height?: unknown };
  return type === "lead-form:height" && Number.isFinite(height);
}

/**
 * Tells the form page's own reports from whatever else is posted to the page.
 *
 * @param message the message as it arrived
 * @param frameUrl full address of the form page
 * @param frame the frame that shows it, if it is there yet
 * @returns whether the message is from that address, from that frame's own window, and a report of
 *   the form's height
 */
export function isFromForm(
  { origin, source, data }: Pick<MessageEvent, "origin" | "source" | "data">,
  frameUrl: string,
  frame: Pick<HTMLIFrameElement, "contentWindow"> | null,
): boolean {
  const expected = new URL(frameUrl).origin;
  return (
    origin === expected &&
    source !== null &&
    source === frame?.contentWindow &&
    isHeightReport(data)
  );
}
