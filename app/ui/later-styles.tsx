import { useState } from "react";
import { lateFonts } from "~/lib/late-fonts";
import { useAwake } from "~/lib/use-awake";
import stylesheet from "~/styles/site.css?url";

// It runs as a part of the document; the scripts carry no copy.
const fontsScript = import.meta.env.SSR ? lateFonts() : "";

/**
 * The complete stylesheet, linked where a page's first screenful ends: what stands before it is
 * painted at once with the styles in the document's head, what follows waits for the file. Scripts
 * wait too: none runs before the first paint. Once the page is awake, the same file is linked in the
 * head (`root.tsx`), for good.
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
 * Puts out of use the stylesheet that goes with the document's page, once that in the head is there: if
 * the first navigation did it, every style would be computed anew just then.
 */
export function dropLaterStyles() {
  const link = document.querySelector<HTMLLinkElement>("body link[rel=stylesheet]");
  if (link) link.disabled = true;
}
