import { AcceptanceForms } from "~/app/parts/drawings/acceptance-forms";
import { RingedEntry } from "~/app/parts/drawings/ringed-entry";
import { ServiceDrawing } from "~/app/parts/drawings/service-drawing";
import { TribunalBundle } from "~/app/parts/drawings/tribunal-bundle";
import { TwoLetters } from "~/app/parts/drawings/two-letters";
import type { ArticleDrawing } from "~/words/blog/categories";
import { type ArticleCategory, drawingOf } from "~/words/blog/categories";
import type { ListedArticle } from "~/words/types";
import { Policy } from "./policy";
import { RentBook } from "./rent-book";

const grounds: Record<ArticleCategory, string> = {
  Taxes: "bg-green-tint",
  Uncategorized: "bg-feint",
  Accounting: "bg-band",
  "VAT Guides": "bg-manila-tint",
  Investigation: "bg-manila-tint",
};

const own = {
  "acceptance-forms": AcceptanceForms,
  "two-letters": TwoLetters,
  policy: Policy,
  "rent-book": RentBook,
  "ringed-entry": RingedEntry,
  "tribunal-bundle": TribunalBundle,
};

const isOwn = (name: ArticleDrawing): name is keyof typeof own => name in own;

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
  return (
    <div
      className={`screen-only relative overflow-hidden border-2 border-ink ${grounds[category]} ${className}`}
    >
      <div className={`absolute inset-0 ${isSmall ? "[&_text]:invisible" : ""}`}>
        <div
          className={`absolute top-0 *:overflow-visible [&_svg]:border-0 ${isSmall ? "inset-x-0" : "inset-x-[8%]"}`}
        >
          <Drawn name={drawingOf(slug, category)} />
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

function Drawn({ name }: { name: ArticleDrawing }) {
  if (!isOwn(name)) return <ServiceDrawing name={name} />;
  const Own = own[name];
  return (
    <div className="aspect-3/2 *:overflow-visible">
      <Own />
    </div>
  );
}
