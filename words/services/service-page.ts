import type { PageId } from "~/site/pages";
import type { consultation } from "~/words/consultation";
import type { DatedSheet, SheetWords } from "~/words/example-sheets";
import type { Count, Percent } from "~/words/facts/figures";
import type { TaxFact } from "~/words/facts/tax-fact";
import type { Cell } from "~/words/say";
import type {
  Deadline,
  FaqItem,
  Five,
  Four,
  PageMeta,
  PenMarks,
  PenWords,
  ProcessStep,
  ServiceCard,
  Three,
  TimedStep,
  TimeLimit,
} from "~/words/types";

/** One sentence with its one marked deadline or fact. */
export interface MarkedSentence {
  before: string;
  marked: string | TaxFact;
  after: string;
  /** Opened by their heading, below the first steps: the letters for which it is another. */
  others?: { heading: string; cases: readonly string[] };
}

/** A fact as large as a poster's. */
export interface BigFact {
  /** For whom it is, where a page begins with two cases. */
  title?: string;
  /** In its place, as large as a poster: what HMRC has done. */
  case?: string;
  marked: string | TaxFact;
  /** What it means. */
  after?: string;
}

/** What a strip of days says beside its boxes; how many there are it takes from the time. */
export interface DayStripWords {
  time: TimeLimit;
  /** Above the first box. */
  first: string;
  /** Above the last box, which is marked. */
  last: string;
  /** Says in a sentence what the strip shows. */
  caption: string;
}

/** A question in two or three words and its answer, which may lead to other sites. */
export interface ShortAnswer extends PenMarks {
  title: string;
  /** What to do, before all else that is to be said. */
  verdict?: string;
  description?: string;
  /** After that: where it is said in full. */
  link?: { title: string; href: string };
  /** In its place, a line each. */
  points?: readonly string[];
  /** In its place, under a title: one for each letter. */
  cases?: { title: string; each: readonly ProcessStep[] };
  /** Its own address on the page, `#id`. */
  id?: string;
  /** Where to look: addresses outside this site, which are named and not linked. */
  addresses?: readonly { title: string; address: string }[];
}

/** The time that runs, at the size of a hand: the page's second spread. */
export interface ClockWords {
  /** Its days; absent where only the date that the letter prints counts. */
  strip?: Omit<DayStripWords, "caption" | "last"> & {
    /** Absent where the pen writes it. */
    last?: string;
  };
  /** What follows the number of days, or stands in its place. */
  heading: string;
  /** For readers whose letter starts no such time: what counts for them; or the steps to a solicitor, where there is no strip. */
  other?: {
    title?: string;
    answers: readonly ShortAnswer[];
    /** Opened by its title: for whom there is no time left. */
    late?: { id: string; title: string; cases: readonly ShortAnswer[] };
  };
  /** What must have happened by the last day. */
  text?: string;
  /** Written at the first box, or at the last one where nothing else is. */
  pen?: PenWords;
}

/** One of several titles, each with what it means; the pen marks words of the title. */
export interface Entry extends ProcessStep, PenMarks {
  /** When it is its turn. */
  when?: string;
  /** In place of its number: of which letter alone it speaks. Beside such, a step has no number, but a dot. */
  letter?: "A" | "B";
  /** Written beside it, of what lies open. */
  pen?: PenWords;
  /** Where it is done, of what lies open. */
  link?: WayOn;
  /** For whom it is, a line each, of what lies open. */
  cases?: readonly string[];
}

/** A link to a passage. */
interface WayOn {
  title: string;
  href: string;
}

/** Ways on from a letter, drawn as lines with stops. */
export interface WaysMapWords {
  /** Opens the table that says the same at length. */
  compare: string;
  /** Says in a sentence what the map shows. */
  caption: string;
  /** Written at the first loop: what a loop is. */
  loop: PenWords;
  lines: readonly { heading: string; stops: Four<WayStop> }[];
  /** The sentence of the table's note that is marked. */
  trap: string;
  /** What goes beside any of them, opened by its title. */
  beside: ProcessStep;
}

interface WayStop {
  title: string;
  /** How long one has from here to the next stop. */
  next?: TaxFact;
  time: string;
  /** Whether one may leave it out. */
  isOptional?: boolean;
  /** Whether it is not on this line, though the reader may look for it there. */
  isStruck?: boolean;
}

/** A passage under a heading of its own, which is a question the reader asks. */
interface Headed {
  heading: string;
  /** Its own address on the page, `#id`. */
  id?: string;
  /** Of what is opened by its heading: the answer in a line, which is read without opening it. */
  about?: string;
  /** Written in the margin, at the beginning of the text. */
  pen?: PenWords;
  /** Drawn beside the text: a message as fraudsters send it, and what is stamped on it. */
  fake?: { stamp: string; text: string; link: string };
  /** Of what is asked before all else: the answer by its cases, which lies open, and the heading under which the rest is opened. */
  inBrief?: { cases: readonly (ProcessStep & PenMarks)[]; more: string };
  /** What is opened by itself: the whole passage, straight below the first steps if it is asked early, or in the last question there; or each of its titles. */
  folded?: "passage" | "early" | "in question" | "titles";
}

export interface TextSection extends Headed {
  kind: "text";
  /** Words of its truth that the pen underlines. */
  underlined?: string;
  /** The hardest truth of a page, in a sentence that it says: its passage becomes a spread of its own. */
  truth?: string;
  /** Below it, the ways that a letter leaves open, side by side. */
  ways?: Three<{
    title: string;
    /** Whether the letter has a box for it. */
    hasBox?: true;
    paragraphs: readonly string[];
    /** Opened by its heading. */
    more?: { heading: string; text: string };
  }>;
  paragraphs: readonly string[];
  strip?: DayStripWords;
  points?: readonly string[];
  /** How many of them stand open, and the heading that opens the others. */
  more?: { after: number; heading: string };
}

/** A sequence with its times. */
interface StepsSection extends Headed {
  kind: "steps";
  intro?: string;
  steps: readonly (TimedStep & Entry)[];
}

/** Titles, each with what it means: triggers, consequences, issues, roles. */
interface RowsSection extends Headed {
  kind: "rows";
  intro?: string;
  rows: readonly Entry[];
}

/** A table of figures. */
export interface TableSection extends Headed {
  kind: "table";
  intro?: string;
  map?: WaysMapWords;
  /** Says what the table shows and for when, for screen readers and print. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[];
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

/** A fact that lies on a scale: percentages, or years. */
export type RangeFact = TaxFact & { value: Percent | Count };

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
    /** A range or a single point of the scale, and what stands before it. */
    figures: readonly { label?: string; before?: string; fact: RangeFact }[];
  }[];
  notes: readonly string[];
}

export type PageSection = TextSection | StepsSection | RowsSection | TableSection | RangesSection;

/** What each page that is about a service has. */
interface AnyPage {
  meta: PageMeta;
  /** On the file tab above the headline. */
  badge: string;
  headline: string;
  sections: readonly PageSection[];
}

/** Days of a year in the order of time, and for which reader something comes before them. */
export interface DatesWords {
  heading: string;
  caption: string;
  /** Each with what is due, and what the pen writes beside that. */
  days: readonly { day: TaxFact; due: string; note?: PenWords }[];
  cases: { heading: string; rows: readonly ShortAnswer[] };
}

/** The words of one of the nine service pages. */
export interface ServicePage extends AnyPage {
  lede: string;
  /** The date that the page is about, where there is one. */
  deadline?: MarkedSentence;
  /** Who calls somebody else first: the words before the link to the passage that says so, the link, its id. */
  solicitor?: { lead: string; link: string; id: string };
  /** "First, do this": four short steps, where a letter has come and its time is running. */
  firstSteps?: Four<ProcessStep & PenMarks>;
  /** That letter as it is drawn, where there is one. */
  letter?: DatedSheet;
  /** The time limits that its letters set, the likeliest first. */
  deadlines?: readonly Deadline[];
  dates?: DatesWords;
  offerings: {
    heading: string;
    items: Four<Entry>;
  };
  /** What the pen writes beside them. */
  note?: PenWords;
  /** What the client sends, and what comes back for it, row by row. */
  exchange: readonly Exchanged[];
  /** Below both: who sends nothing. */
  exchangeWarning?: string;
  related: readonly PageId[];
}

/** What is sent and what comes back, in which the pen marks words. */
export interface Exchanged extends PenMarks {
  send: string;
  receive: string;
}

/** The words of one of the six investigation-defence pages. */
export interface DefencePage extends AnyPage {
  /** Below the fact. */
  lede?: string;
  /** Whom to tell what, and where the other is found. */
  tell?: { text: string; link: WayOn };
  /** What a reader fears that it is, and is not; straight below the headline. */
  verdict?: string;
  /** The one deadline or fact of the page; or those of the two cases with which it begins. */
  deadline: readonly [BigFact] | readonly [BigFact, BigFact];
  /** The letter on the folder, or the two with which the case can begin; phones show the line that counts. */
  letters: readonly [SheetWords] | readonly [SheetWords, SheetWords];
  /** Written there. */
  pen: PenWords;
  clock: ClockWords;
  /** "First, do this". */
  firstSteps: readonly Entry[];
  /** It begins with two cases: in the first a solicitor is called before us, in the second we are. */
  solicitorFirst?: true;
  /** In the closing band, where the usual sentence does not fit. */
  closing?: string;
  /** After it, where a solicitor has a part in what happens next. */
  next?: typeof consultation;
  /** The time limits that its letters set, the likeliest first. */
  deadlines: readonly Deadline[];
  /** What to have to hand for the first call; printed on the checklist. */
  bring: readonly string[];
  /** Whether it asks for the range of a penalty, and of which taxes. */
  penalties?: "direct taxes" | "VAT";
  faqs: {
    heading: string;
    items: readonly FaqItem[];
    /** How many of them are feared most: they stand directly below the first steps; and the one that lies open. */
    first?: number;
    open?: string;
  };
  related: readonly PageId[];
}

/** The words of the investigation services hub. */
export interface InvestigationHub extends AnyPage {
  lede: string;
  /** What to do whichever letter it is. */
  firstSteps: { heading: string; steps: Three<string> };
  /** Cards with the button "Get Quote Now". */
  investigations: { heading: string; intro: string; cards: Four<ServiceCard> };
  /** Cards with the button "Learn More". */
  management: { heading: string; intro: string; cards: Five<ServiceCard> };
  benefits: { heading: string; items: Five<string> };
}
