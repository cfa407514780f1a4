import type { ReactNode } from "react";
import type { ServicePage } from "~/content/services/types";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";

interface ServiceHeroProps {
  page: Pick<ServicePage, "badge" | "headline" | "lede">;
  words: { call: string; help: string };
  drawing: ReactNode;
}

/** A service page's beginning: file tab, headline, first words and the consultation, beside a drawing. */
export function ServiceHero({ page, words, drawing }: ServiceHeroProps) {
  return (
    <div className="page-width pt-6 md:pt-8">
      <div className="border-b-2 border-manila">
        <FileTab>{page.badge}</FileTab>
      </div>
      <div className="grid items-center gap-x-6 gap-y-8 pt-8 pb-6 md:pt-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="max-w-[10.57em] text-hero">{page.headline}</h1>
          <p className="mt-5 max-w-[38em] text-lede text-ink-2">{page.lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink page="contact" variant="cta" size="lg">
              {words.call}
            </ButtonLink>
            <p className="max-w-[20em] text-small text-ink-2">{words.help}</p>
          </div>
        </div>
        <div className="mx-auto w-full max-w-80 lg:col-span-4 lg:max-w-none">{drawing}</div>
      </div>
    </div>
  );
}
