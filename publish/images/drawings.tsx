import { renderToStaticMarkup } from "react-dom/server";
import { NamedDrawing } from "~/app/parts/drawings/named-drawing";
import { LetterFrame } from "~/app/parts/letter";
import type { SocialCard } from "./cards";

/** @returns the markup of one of the site's drawings; its colours and classes are those of the site's stylesheet */
export function drawingMarkup(name: SocialCard["drawing"]): string {
  return renderToStaticMarkup(name === "letter" ? <LetterFrame /> : <NamedDrawing name={name} />);
}
