import type { PageId } from "~/config/pages";
import type { TaxFact } from "../tax-facts/types";
import type { FaqItem, Five, Four, PageMeta, ProcessStep, ServiceCard, TimedStep } from "../types";

/** One sentence with its one marked deadline or fact. */
export interface MarkedSentence {
  before: string;
  marked: string;
  after: string;
}

/** A passage under a heading of its own, which is a question the reader asks. */
interface TextSection {
  kind: "text";
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** A sequence with its times in the margin. */
interface StepsSection {
  kind: "steps";
  heading: string;
  intro?: string;
  steps: readonly TimedStep[];
}

/** Ruled rows of a title and what it means: triggers, consequences, issues, roles. */
interface RowsSection {
  kind: "rows";
  heading: string;
  intro?: string;
  rows: readonly ProcessStep[];
}

/** A table of figures. */
interface TableSection {
  kind: "table";
  heading: string;
  intro?: string;
  /** Says what the table shows and for when, for screen readers and print. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  note?: string;
}

export type PageSection = TextSection | StepsSection | RowsSection | TableSection;

/** The words of one of the nine service pages. */
export interface ServicePage {
  meta: PageMeta;
  /** On the file tab above the headline. */
  badge: string;
  headline: string;
  lede: string;
  /** The date that the page is about, where there is one. */
  deadline?: MarkedSentence;
  /** "First, do this": three or four short steps, where a letter has come and its time is running. */
  firstSteps?: readonly ProcessStep[];
  offerings: { heading: string; items: Four<ProcessStep> };
  sections: readonly PageSection[];
  /** What the client sends, and what comes back for it, row by row. */
  exchange: readonly { send: string; receive: string }[];
  /** The facts that the page quotes, listed with their sources at its end. */
  facts: readonly TaxFact[];
  related: readonly PageId[];
}

/** The words of one of the six investigation-defence pages. */
export interface DefencePage {
  meta: PageMeta;
  /** On the file tab above the headline. */
  badge: string;
  headline: string;
  lede: string;
  /** The one deadline or fact of the page. */
  deadline: MarkedSentence;
  /** "First, do this". */
  firstSteps: readonly ProcessStep[];
  /** What to have to hand for the first call; printed on the checklist. */
  bring: readonly string[];
  sections: readonly PageSection[];
  faqs?: { heading: string; items: readonly FaqItem[] };
  facts: readonly TaxFact[];
  related: readonly PageId[];
}

/** The words of the investigation services hub. */
export interface InvestigationHub {
  meta: PageMeta;
  badge: string;
  headline: string;
  lede: string;
  /** Cards with the button "Get Quote Now". */
  investigations: { heading: string; intro: string; cards: Four<ServiceCard> };
  /** Cards with the button "Learn More". */
  management: { heading: string; intro: string; cards: Five<ServiceCard> };
  benefits: { heading: string; items: Five<string> };
  sections: readonly PageSection[];
}
