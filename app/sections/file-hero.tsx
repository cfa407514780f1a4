import { FileTab } from "~/ui/file-tab";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
}

/** A page's beginning: its file tab, headline and first words. */
export function FileHero({ badge, headline, lede }: FileHeroProps) {
  return (
    <div className="page-width hero-file">
      <div className="file-edge">
        <FileTab>{badge}</FileTab>
      </div>
      <h1 className="mt-8 max-w-[11.19em] hero-title">{headline}</h1>
      <p className="hero-lede max-w-[36em]">{lede}</p>
    </div>
  );
}
