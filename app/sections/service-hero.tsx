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
    <div className="page-width hero-file">
      <div className="file-edge">
        <FileTab>{page.badge}</FileTab>
      </div>
      <div className="service-hero">
        <div>
          <h1 className="max-w-[10.57em] hero-title">{page.headline}</h1>
          <p className="hero-lede">{page.lede}</p>
          <div className="hero-actions">
            <ButtonLink page="contact" variant="cta" size="lg">
              {words.call}
            </ButtonLink>
            <p className="hero-note max-w-[20em]">{words.help}</p>
          </div>
        </div>
        <div className="service-drawing">{drawing}</div>
      </div>
    </div>
  );
}
