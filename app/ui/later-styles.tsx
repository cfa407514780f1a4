import { type SyntheticEvent, useState } from "react";
import { lateFonts } from "~/lib/late-fonts";
import { useAwake } from "~/lib/use-awake";
import stylesheet from "~/styles/site.css?url";

// It runs as a part of the document; the scripts carry no copy.
const fontsScript = import.meta.env.SSR ? lateFonts() : "";

/**
 * The complete stylesheet, linked where a page's first screenful ends: what stands before it is
 * painted at once with the styles in the document's head, what follows waits for the file. Scripts
 * wait too: none runs before the first paint. Once the page is awake, the same file is linked in the
 * head (`root.tsx`), and stays there.
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
 * Goes over from the stylesheet in the page's body to the same in the head, once it is there: left to the
 * first navigation, every style would be computed anew just then.
 *
 * @param event the head's link, for no medium so far, has loaded
 */
export function takeHeadStyles({ currentTarget }: SyntheticEvent<HTMLLinkElement>) {
  currentTarget.media = "all";
  const inBody = document.querySelector<HTMLLinkElement>("body link[rel=stylesheet]");
  if (inBody) inBody.disabled = true;
}
