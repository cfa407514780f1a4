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
      <div className="page-width grid grid-cols-1 items-center gap-x-6 pt-4 pb-12 md:grid-cols-12 md:pt-8">
        <div className="md:col-span-7">
          <div className="flex flex-wrap gap-x-4 font-display text-h3">
            <p data-missing-path className="struck-out break-all" />
            <p>{notFound.code}</p>
          </div>
          <h1 className="mt-2 leading-[1.15]">{notFound.headline}</h1>
        </div>
        <div className="mt-6 max-sm:[@media(height<44rem)]:order-last md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1 lg:-mt-24 lg:-ml-12">
          <ReturnedLetter {...notFound.envelope} />
        </div>
        <p className="mt-4 max-w-text text-lede text-balance md:col-span-7 lg:pr-16">
          {before}
          <strong>{marked}</strong>
          {after}
        </p>
        <WaysOn />
      </div>
    </div>
  );
}
