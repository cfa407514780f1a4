/* How iframe-resizer begins its reports, which several providers' form pages send ("…id:height:width:…"), and Jotform its own ("setHeight:height:id"). */
const providersReport = /^(?:\[iFrameSizer\][^:]{1,100}|setHeight):(\d+(?:\.\d+)?):/;

/** @returns the height that a form page reports: the site's own (`app/plain/frame-height.ts`), iframe-resizer's or Jotform's */
function heightIn(data: unknown): number | undefined {
  if (typeof data === "string") {
    const height = providersReport.exec(data)?.[1];
    return height ? Number(height) : undefined;
  }
  const { type, height } = (data ?? {}) as { type?: unknown; height?: unknown };
  return type === "lead-form:height" && Number.isFinite(height) ? (height as number) : undefined;
}

/**
 * Tells the form page's own reports from whatever else is posted to the page.
 *
 * @param message the message as it arrived
 * @param frameUrl full address of the form page
 * @param frame the frame that shows it, if it is there yet
 * @returns the form's height, if the message is from that address, from that frame's own window, and a report of it
 */
export function heightFrom(
  { origin, source, data }: Pick<MessageEvent, "origin" | "source" | "data">,
  frameUrl: string,
  frame: Pick<HTMLIFrameElement, "contentWindow"> | null,
): number | undefined {
  const isForms = origin === new URL(frameUrl).origin && source === frame?.contentWindow;
  return isForms && source !== null ? heightIn(data) : undefined;
}
