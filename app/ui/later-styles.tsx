import { useEffect, useState } from "react";
import { lateFonts } from "~/lib/late-fonts";
import { useAwake } from "~/lib/use-awake";
import stylesheet from "~/styles/site.css?url";

// It runs as a part of the document; the scripts carry no copy.
const fontsScript = import.meta.env.SSR ? lateFonts() : "";

/**
 * The complete stylesheet, linked where a page's first screenful ends: what stands before it is
 * painted at once with the styles in the document's head, what follows waits for the file. Scripts
 * wait too: none runs before the first paint. Once the page is awake, it is in the head.
 */
export function LaterStyles() {
  const awake = useAwake();
  const [ofDocument] = useState(!awake);
  if (!ofDocument) return null;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      {/* Firefox holds the rest back only for a script. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: fontsScript }} suppressHydrationWarning />
    </>
  );
}

/**
 * Brings the stylesheet from the page's body into the document's head: there it would go with the page
 * on the first navigation, and every style be computed anew just then. Where the browser can move it
 * as it is, nothing is computed; elsewhere the head gets a link of its own.
 */
export function useHeadStyles() {
  useEffect(() => {
    const { head } = document;
    if (head.querySelector(`[href="${stylesheet}"]`)) return;
    const inBody = document.querySelector("body link[rel=stylesheet]");
    if (inBody && "moveBefore" in head) head.moveBefore(inBody, null);
    else
      head.append(
        Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet }),
      );
  }, []);
}
