import { NamedDrawing } from "~/app/parts/drawings/named-drawing";
import { type ArticleCategory, categoryDrawings, drawingOf } from "~/words/blog/categories";
import type { ListedArticle } from "~/words/types";

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
