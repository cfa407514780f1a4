import { useState } from "react";
import { lateFonts } from "~/lib/late-fonts";
import { useAwake } from "~/lib/use-awake";
import stylesheet from "~/styles/site.css?url";

/**
 * The complete stylesheet, linked where a page's first screenful ends: what stands before it is
 * painted at once with the styles in the document's head, what follows waits for the file. Scripts
 * wait too: none runs before the first paint. On a client navigation all this is there already (see
 * `root.tsx`).
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
      <script dangerouslySetInnerHTML={{ __html: lateFonts }} />
    </>
  );
}
