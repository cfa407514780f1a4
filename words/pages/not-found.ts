import { pen } from "~/words/pen";
import type { PageMeta } from "~/words/types";

export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. The home page and our phone number are one tap away.",
    noindex: true,
  } satisfies PageMeta,
  code: "404",
  headline: "Oops! Page not found",
  text: {
    before:
      "The address may have a mistake in it, or the page has moved. If you have a letter from HMRC, you do not need the page: ",
    marked: "call us and read it out",
    after: ", the reply date first.",
  },
  home: "Return to Home",
  finder: { title: "Find your letter", page: "investigation" as const, anchor: "find-your-letter" },
  /** What the envelope that came back says. */
  envelope: { address: pen("To: your page", "no such address"), stamp: "Returned" },
};
