import { type ArticleCategory, categoryDrawings, drawingOf } from "~/words/blog/categories";
import { displayDate } from "~/words/display-date";
import type { blog } from "~/words/pages/blog";
import type { ListedArticle } from "~/words/types";
import { NamedDrawing } from "./drawings/named-drawing";

const grounds: Record<ArticleCategory, string> = {
  Taxes: "bg-green-tint",
  Uncategorized: "bg-feint",
  Accounting: "bg-band",
  "VAT Guides": "bg-manila-tint",
  Investigation: "bg-manila-tint",
};

interface ArticlePictureProps {
  article: Pick<ListedArticle, "slug" | "category" | "image">;
  /** The shape of the frame. */
  className: string;
  /** Whether it is too small for the words in a drawing to be read. */
  isSmall?: boolean;
}

/**
 * An article's photo. Our own drawing lies beneath it, and is seen while the photo loads and if its
 * host does not answer.
 */
export function ArticlePicture({ article, className, isSmall = false }: ArticlePictureProps) {
  const { slug, category, image } = article;
  const drawing = drawingOf(slug, category);
  // In a taller frame a drawing of its own goes on below its scene.
  const overflow = drawing === categoryDrawings[category] ? "" : "[&_svg]:overflow-visible";
  return (
    <div
      className={`screen-only relative overflow-hidden border-2 border-ink ${grounds[category]} ${className}`}
    >
      <div className={`absolute inset-0 ${isSmall ? "[&_text]:invisible" : ""}`}>
        <div
          className={`absolute top-0 [&_svg]:border-0 ${overflow} ${isSmall ? "inset-x-0" : "inset-x-[8%]"}`}
        >
          <NamedDrawing name={drawing} />
        </div>
        <img
          data-photo
          src={image}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // Larger than the frame by more than a browser's mark for a missing picture, which is thereby cut off.
          className="absolute -inset-7 size-[calc(100%+3.5rem)] max-w-none object-cover"
        />
      </div>
    </div>
  );
}

interface ArticleDetailsProps {
  article: Pick<ListedArticle, "date" | "minutes">;
  /** What stands before the date of the last change, and that date. */
  updated?: { label: string; date: string };
  words: Pick<typeof blog.card, "minutes">;
}

/** When an article was written, and how long it takes to read. */
export function ArticleDetails({ article, updated, words }: ArticleDetailsProps) {
  const { date, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
      <time dateTime={date}>{displayDate(date)}</time>
      {minutes && <span>{words.minutes(minutes)}</span>}
      {updated && (
        <span>
          {updated.label} <time dateTime={updated.date}>{displayDate(updated.date)}</time>
        </span>
      )}
    </p>
  );
}
