import { renderToStaticMarkup } from "react-dom/server";
import { home } from "~/content/pages/home";
import { MarkedLetter } from "~/illustrations/marked-letter";
import { ServiceDrawing } from "~/illustrations/services/service-drawing";
import type { SocialCard } from "./cards";

/**
 * @param name one of the site's drawings
 * @returns its markup; its colours and classes are those of the site's stylesheet
 */
export function drawingMarkup(name: SocialCard["drawing"]): string {
  return renderToStaticMarkup(
    name === "marked-letter" ? (
      <MarkedLetter {...home.hero.drawing} />
    ) : (
      <ServiceDrawing name={name} />
    ),
  );
}
