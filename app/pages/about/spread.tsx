/** One sentence over the whole width, on manila, and what it means. */
export function Spread({ sentence, text }: { sentence: string; text: string }) {
  return (
    <section className="on-manila border-y-2 border-ink print:border-0">
      <div className="page-width grid items-end gap-x-12 section-gap gap-y-4 lg:grid-cols-2">
        <h2 className="text-display">{sentence}</h2>
        <p className="text-lede text-balance">{text}</p>
      </div>
    </section>
  );
}
