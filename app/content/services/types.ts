import type { PageId } from "~/config/pages";
import type { TaxFact } from "../tax-facts/types";
import type {
  Deadline,
  FaqItem,
  Five,
  Four,
  PageMeta,
  ProcessStep,
  ServiceCard,
  TimedStep,
} from "../types";

/** One sentence with its one marked deadline or fact. */
export interface MarkedSentence {
  before: string;
  marked: string;
  after: string;
}

/** What a strip of days says beside its boxes; how many there are it takes from the time. */
export interface DayStripWords {
  /** A fact's value: "60 days". */
  time: string;
  /** Above the first box. */
  first: string;
  /** Above the last box, which is marked. */
  last: string;
  /** What has to arrive inside the same time. */
  inside?: string;
  /** Says in a sentence what the strip shows. */
  caption: string;
}

/** Ways on from a letter, drawn as lines with stops. */
export interface WaysMapWords {
  /** Says in a sentence what the map shows. */
  caption: string;
  lines: readonly {
    heading: string;
    stops: readonly {
      title: string;
      time: string;
      /** Whether one may leave it out. */
      isOptional?: boolean;
    }[];
  }[];
}

/** A passage under a heading of its own, which is a question the reader asks. */
interface Headed {
  heading: string;
  /** One short remark in the margin. */
  remark?: string;
}

interface TextSection extends Headed {
  kind: "text";
  paragraphs: readonly string[];
  strip?: DayStripWords;
  points?: readonly string[];
}

/** A sequence with its times in the margin. */
interface StepsSection extends Headed {
  kind: "steps";
  intro?: string;
  strip?: DayStripWords;
  steps: readonly TimedStep[];
}

/** Titles, each with what it means: triggers, consequences, issues, roles. */
interface RowsSection extends Headed {
  kind: "rows";
  intro?: string;
  rows: readonly ProcessStep[];
}

/** A table of figures. */
interface TableSection extends Headed {
  kind: "table";
  intro?: string;
  map?: WaysMapWords;
  /** Says what the table shows and for when, for screen readers and print. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  note?: string;
}

/** The paper that bars stand on; it ends at the table's furthest figure. */
export interface RangeScale {
  /** How much one square is, and after how much there is a number. */
  square: number;
  numbered: number;
  /** At the right end of a scale that runs back from today. */
  today?: string;
}

/** A table of figures drawn as bars on one scale: penalty ranges, years back. */
export interface RangesSection extends Headed {
  kind: "ranges";
  intro?: string;
  /** Says what the table shows and for when. */
  caption: string;
  /** The headings of the rows, of their labels where they have some, and of the figures. */
  columns: readonly [string, string] | readonly [string, string, string];
  scale: RangeScale;
  rows: readonly {
    heading: string;
    /** "15% to 30%", "up to 4 years", or a single point of the scale, "0%". */
    figures: readonly { label?: string; value: string }[];
  }[];
  note?: string;
}

export type PageSection = TextSection | StepsSection | RowsSection | TableSection | RangesSection;

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
  /** The time limits that its letters set, the likeliest first. */
  deadlines?: readonly Deadline[];
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
  /** The time limits that its letters set, the likeliest first. */
  deadlines: readonly Deadline[];
  /** What to have to hand for the first call; printed on the checklist. */
  bring: readonly string[];
  sections: readonly PageSection[];
  /** Whether it asks for the range of a penalty, and of which taxes. */
  penalties?: "direct taxes" | "VAT";
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
