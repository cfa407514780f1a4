import { useState } from "react";
import type { ArticleCategory } from "~/content/blog/categories";
import type { DrawingName } from "~/content/types";
import { ServiceDrawing } from "./services/service-drawing";

const scenes: Record<ArticleCategory, { drawing: DrawingName; ground: string }> = {
  Taxes: { drawing: "folded-return", ground: "bg-green-tint" },
  Uncategorized: { drawing: "monthly-pack", ground: "bg-feint" },
  Accounting: { drawing: "ledger-columns", ground: "bg-band" },
  "VAT Guides": { drawing: "till-receipt", ground: "bg-manila-tint" },
  Investigation: { drawing: "opened-letters", ground: "bg-manila-tint" },
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
  const { drawing, ground } = scenes[category];
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={`screen-only relative overflow-hidden border-2 border-ink ${ground} ${className}`}
    >
      <div className="absolute inset-x-[6%] top-0">
        <ServiceDrawing name={drawing} />
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
