import { connection } from "~/content/connection";
import { ReachUs } from "~/sections/reach-us";
import { Button, ButtonAnchor } from "~/ui/button";

interface UnreachedNoticeProps {
  /** The page that the visitor wanted, a path on this site. */
  address: string;
  onClose: () => void;
}

/** Says that a page cannot be fetched just now, over the page that the visitor is still on. */
export function UnreachedNotice({ address, onClose }: UnreachedNoticeProps) {
  return (
    <div
      role="alert"
      className="screen-only fixed inset-x-4 bottom-24 z-50 rounded-sm border border-l-4 border-ink border-l-red bg-sheet p-5 lg:right-auto lg:bottom-6 lg:left-6 lg:w-96"
    >
      <p className="font-display text-h3 font-[560]">{connection.heading}</p>
      <p className="mt-2">{connection.text}</p>
      <ReachUs />
      <div className="mt-4 flex gap-3">
        <ButtonAnchor size="sm" href={address}>
          {connection.retry}
        </ButtonAnchor>
        <Button size="sm" variant="outline" onClick={onClose}>
          {connection.close}
        </Button>
      </div>
    </div>
  );
}
