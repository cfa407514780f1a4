/** A page's beginning without a file tab: headline and first words. */
export function PageHero({ headline, lede }: { headline: string; lede: string }) {
  return (
    <div className="page-width hero-plain">
      <h1 className="max-w-[11.19em] hero-title">{headline}</h1>
      <p className="hero-lede">{lede}</p>
    </div>
  );
}
