import { FileTab } from "~/ui/file-tab";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
}

/** A page's beginning: its file tab, headline and first words. */
export function FileHero({ badge, headline, lede }: FileHeroProps) {
  return (
    <div className="page-width pt-3 sm:pt-6 md:pt-8">
      <div className="border-b-2 border-manila">
        <FileTab>{badge}</FileTab>
      </div>
      <h1 className="mt-5 max-w-[11.19em] sm:mt-8 text-hero">{headline}</h1>
      <p className="mt-5 max-w-[36em] text-lede text-ink-2">{lede}</p>
    </div>
  );
}
