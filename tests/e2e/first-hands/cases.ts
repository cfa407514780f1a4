import type { Page } from "@playwright/test";

/** What somebody does on a page before the code of the part that it is meant for is there. */
export interface Case {
  what: string;
  path: string;
  /** Else at a desk with a mouse. */
  on?: "phone";
  /** Done on a slow phone as well: of each kind of part and of hand, one. */
  alsoSlow?: boolean;
  /** What comes late; all code of parts that act if not given. */
  late?: RegExp;
  act: (page: Page) => Promise<unknown>;
  /** What the visitor must find in the end. */
  finds: (page: Page) => Promise<unknown>;
}
