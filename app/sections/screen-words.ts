import type { PageId } from "~/config/pages";
import type { ProcessStep } from "~/content/types";

/** The words with which every service and investigation page ends. */
export interface ScreenWords {
  sources: { heading: string; intro: string };
  related: string;
  closing: {
    heading: string;
    text: string;
    action: string;
    second: { title: string; page: PageId };
  };
  next: { heading: string; steps: readonly ProcessStep[] };
}
