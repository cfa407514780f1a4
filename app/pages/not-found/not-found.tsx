import { pageMeta } from "~/app/seo/page-meta";
import { notFound } from "~/words/pages/not-found";
import { ReturnedLetter } from "./returned-letter";
import { WaysOn } from "./ways-on";

export const meta = () => pageMeta(null, notFound.meta);

/** One file serves every path: script tells which one it was. */
export default function NotFoundRoute() {
  const { before, marked, after } = notFound.text;
  return (
    <div className="overflow-x-clip">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 pt-4 pb-12 md:grid-cols-12 md:py-14">
        <div className="md:col-span-7 md:row-start-1">
          <div className="flex min-h-8 flex-wrap items-baseline gap-x-4">
            <p
              data-missing-path
              className="font-display text-h3 leading-tight break-all line-through decoration-red decoration-2"
            />
            <p className="font-display text-h3 leading-tight">{notFound.code}</p>
          </div>
          <h1 className="mt-2">{notFound.headline}</h1>
        </div>
        <div className="mt-9 max-md:w-full max-sm:[@media(height<44rem)]:order-last md:-mt-12 md:self-center md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1 lg:-ml-12 xl:-ml-14">
          <ReturnedLetter {...notFound.envelope} />
        </div>
        <p className="mt-5 max-w-text text-lede text-balance lg:pr-16 md:col-span-7 md:row-start-2 md:mt-4">
          {before}
          <strong>{marked}</strong>
          {after}
        </p>
        <WaysOn />
      </div>
    </div>
  );
}
