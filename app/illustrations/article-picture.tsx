import { useState } from "react";
import { type ArticleCategory, categoryDrawings } from "~/content/blog/categories";
import { ServiceDrawing } from "./services/service-drawing";

const grounds: Record<ArticleCategory, string> = {
  Taxes: "bg-green-tint",
  Uncategorized: "bg-feint",
  Accounting: "bg-band",
  "VAT Guides": "bg-manila-tint",
  Investigation: "bg-manila-tint",
};

interface ArticlePictureProps {
  image: string;
  category: ArticleCategory;
  /** The shape of the frame. */
  className: string;
}

/**
 * An article's photo. Our own drawing lies beneath it, and is seen while the photo loads and if its
 * host does not answer.
 */
export function ArticlePicture({ image, category, className }: ArticlePictureProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={`screen-only relative overflow-hidden border-2 border-ink ${grounds[category]} ${className}`}
    >
      <div className="absolute inset-x-[6%] top-0">
        <ServiceDrawing name={categoryDrawings[category]} />
      </div>
      {!failed && (
        <img
          ref={(photo) => {
            if (photo?.complete && photo.naturalWidth === 0) setFailed(true);
          }}
          onError={() => setFailed(true)}
          src={image}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // Larger than the frame by more than a browser's mark for a missing picture, which is thereby cut off.
          className="absolute -top-7 -left-7 h-[calc(100%+1.75rem)] w-[calc(100%+1.75rem)] max-w-none object-cover"
        />
      )}
    </div>
  );
}
