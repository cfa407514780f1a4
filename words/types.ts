import type { PageId } from "~/site/pages";
import type { ArticleCategory, DrawingName } from "./blog/categories";
import type { Count } from "./facts/figures";
import type { TaxFact } from "./facts/tax-fact";

/* Lists whose length the layout is made for: one item too few or too many fails the type check. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];

/** A picture for social networks, 1200×630: its path on this site, and what it shows. */
export interface SocialImage {
  path: string;
  alt: string;
}

/** What search engines and social networks are told about one page. */
export interface PageMeta {
  /** At most 55 characters; the site's name is added, except on home. */
  title: string;
  /** 50 to 160 characters, written for the person searching. */
  description: string;
  /** What people search for, separated by commas. */
  keywords?: string;
  /** Path of the page that search engines should keep, where it is not the page's own. */
  canonical?: string;
  /** The day the page's words last changed, YYYY-MM-DD. Every page of the registry states it. */
  updated?: string;
  /** The day an article came out, YYYY-MM-DD. */
  published?: string;
  /** The ids of those who wrote and who checked an article, in `people` of `firm/firm.ts`. */
  author?: string;
  reviewer?: string;
  /** The social image, 1200×630, and what it shows; the site's default where absent. */
  ogImage?: SocialImage;
  ogType?: "website" | "article";
  noindex?: boolean;
  nofollow?: boolean;
}

/** One of the services listed on /services. */
export interface Service {
  /** The service's page; also the anchor of its entry. */
  id: PageId;
  title: string;
  shortDescription: string;
  fullDescription: string;
  benefits: Five<string>;
  icon: DrawingName;
  colour: "manila" | "white";
}

/** A case on one sheet: the deadline with its date marked, and four parts named in the margin. */
export interface OneSheet {
  /** Stamped on it: that the case is no real one. */
  stamp: string;
  title: string;
  /** What is done bears the tick of the pen. */
  parts: Four<{ label: string; lines: readonly string[]; isDone?: true }>;
  deadline: { label: string; marked: string; after: string };
}

/** A card that leads to a page of the site. */
export interface ServiceCard {
  title: string;
  description: string;
  link: PageId;
  /** How many days there are, where a letter starts them. */
  clock?: string | TaxFact;
  /** Nothing comes before it: its clock is marked. */
  urgent?: true;
  /** What is to be done within them. */
  clockFor?: string;
}

/** One step of a process, one offering, one benefit or support card. */
export interface ProcessStep {
  title: string;
  description: string;
}

/** The few words of a text that the pen underlines. */
export interface PenMarks {
  underlined?: string | undefined;
}

/** One of the firm's values: the sentence by which it can be checked, what goes with it, and what the pen writes there. */
export interface Value extends ProcessStep, PenMarks {
  sentence: string;
  note?: PenWords;
}

/** A step with what stands in the margin beside it: "Today", "By day 60", "1 to 3 months". */
export interface TimedStep extends ProcessStep {
  when: string;
}

export interface FaqItem {
  /** Words of its first sentence, where that is open, that the pen underlines. */
  underlined?: string;
  /** The question's own address on its page, `#id`: lower-case letters, digits and hyphens. */
  id: string;
  question: string;
  /** The answer's first sentence stands below the question, before it is opened. */
  isFirstSentenceOpen?: true;
  /** The cases that the answer tells apart before its paragraphs, each with what is marked in it. */
  cases?: readonly { title: string; before: string; marked: string | TaxFact; after: string }[];
  /** Paragraphs. */
  answer: readonly [string, ...string[]];
}

/** The questions of a page: as many as it wants, and one at least. */
export type Faqs = readonly [FaqItem, ...FaqItem[]];

/** A fact that is a number of days or months. */
export type TimeLimit = TaxFact & { value: Count };

/** How the law counts a number of days. */
export interface Counting {
  time: Pick<TimeLimit, "value">;
  /** The event that starts them. */
  from: "issue" | "receipt";
  /** Whether the day of that event is itself day 1. */
  includesStart: boolean;
  /** How many days later than the last safe day the law's own last day can be. */
  grace: number;
  /** Whether it is a time of the tribunal's own rules, by which the next working day is in time as well. */
  movesOn?: true;
}

/** A time limit that a letter sets. */
export interface Deadline {
  /** By which tests, pictures and the tool's radio buttons know it; no page has one twice. */
  id: string;
  /** How the reader tells it from the other limits of the same page: what the letter says. */
  choice: string;
  /** Its first words, where they tell it from the others: what follows them is set small. */
  lead?: string;
  /** The line under which it is folded up with other unlikely ones, on a page with many. */
  fold?: string;
  /** Where its date is found, in place of the tool's general sentence on a page whose likeliest letter it is; below `instead`, who must not wait. */
  where?: string;
  /** What its letter is headed and says, where that is no decision; without it the tool draws one. */
  letter?: DatedLetter;
  /** How its letter is headed where it prints the day itself and is no check of a Self Assessment return. */
  subject?: string;
  /** `null` where no number of days is fixed, so that only the date printed in the letter counts. */
  counting: Counting | null;
  /** What must have arrived or been done by the end of the last day. */
  by: string;
  /** Its own words while the law's own last day may still be to come, where “Send it today” would do harm. */
  grace?: { headline: string; text: string };
  /** What else is to be known then. */
  perhaps?: string;
  /** The next best step once it has passed. */
  late: string;
  /** What to do instead of counting, where there is a day to be somewhere or nobody knows which day: the tool asks for no date. */
  instead?: string;
  /** What a reader can send alone while the firm is closed; `null` where there is nothing, or it would do harm. */
  tonight: Tonight | null;
}

/** What stands in a drawn letter whose time runs from the date at its top. */
export interface DatedLetter {
  subject: string;
  text: string;
}

/** A letter that a reader can send alone, and where to. */
export interface Tonight {
  /** What comes before it. */
  before?: string;
  lines: readonly string[];
  where: string;
}

/** A kind of letter, for the letter finder: what it says, how long there is, and the page that deals with it. */
export interface LetterKind {
  id: string;
  /** What the reader can recognise on the letter. */
  says: string;
  /** Further words a reader might type. */
  keywords: readonly string[];
  /** What the letter is, in plain words. */
  meaning: string;
  /** The clock: how long there is, or until when, the words that end it, and what is to be done in that time. */
  clock: {
    time: TimeLimit | string;
    rest?: string;
    /** Whether it is marked while the letter is folded too. */
    isUrgent?: true;
    text: string;
    /** Stands with the time while the letter is folded: what else its line names has, or what must not wait. */
    also?: string;
  };
  /** The time limits it sets, the likeliest first; none where no date can be counted to. */
  deadlines?: readonly Deadline[];
  /** The first thing to do. */
  first: string;
  /** What the adviser would write beside it. */
  note: PenWords;
  page: PageId;
}

/** A figure that a page shows with a label, such as "500+ cases". */
export interface Stat {
  figure: string;
  label: string;
}

/** What the resources page can be narrowed to. */
export type ResourceTopic = "Tax Investigations" | "VAT" | "PAYE" | "CoP8/CoP9" | "Compliance";
export type ResourceFormat = "Guides" | "Case Studies" | "FAQ" | "Articles";

/** One of the guides listed on /resources. */
export interface ResourceItem {
  title: string;
  topic: ResourceTopic;
  format: ResourceFormat;
  summary: string;
  /** The slug of the article that it is, or is part of. */
  article: string;
}

/** The same with what its article says; where that is not written yet: when it comes, and the page that answers today. */
export interface GuideToCome extends ResourceItem {
  category: ArticleCategory;
  coming?: { due?: string | undefined; when: string; answeredBy?: ArticleCard["answeredBy"] };
}

/** One of the tools listed on /resources; it is filtered like a guide. */
export interface ToolCard {
  title: string;
  description: string;
  /** Where it is drawn, the lines at its foot, and what somebody has written on each. */
  blanks?: readonly { label: string; written: PenWords }[];
  cta: string;
  /** Where this site does at once what it is for. */
  now?: { title: string; page: PageId; anchor: string };
  topic: ResourceTopic;
  format: ResourceFormat;
}

/** What a list shows of a blog article. */
export interface ListedArticle {
  /** The article's id: the last part of its address. */
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  /** Published, YYYY-MM-DD. */
  date: string;
  /** Address of the picture at the stock photo host. */
  image: string;
  /** Minutes that reading the body takes; absent while it is being written. */
  minutes?: number;
  /** The page of this site, or the part of another article, that answers while it is being written. */
  answeredBy?: { path: string; label: string } | undefined;
  /** Meanwhile, too: the month in which it is due, YYYY-MM, and the minutes that reading it will take. */
  due?: string;
  planned?: number;
}

/** A blog article without its body. */
export interface ArticleCard extends ListedArticle {
  description: string;
  keywords: string;
  /** Last brought up to date, YYYY-MM-DD. */
  updated?: string;
  /** The sentence that says by when, beside the title, as HTML. */
  deadline?: string;
  /** The ids of those who wrote and who checked it, in `people` of `firm/firm.ts`. */
  author?: string;
  reviewer?: string;
}

/** A blog article's body, compiled from Markdown. */
export interface ArticleBody {
  html: string;
  /** Its parts; where others begin, what these are about. */
  headings: readonly { id: string; text: string; group?: string }[];
}

/** What the pen writes, line by line: only `pen()` in `words/pen.ts` makes it. */
export type PenWords = readonly string[] & { readonly writtenBy: "pen" };
