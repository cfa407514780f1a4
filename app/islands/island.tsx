import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { Pathname, usePathname } from "~/app/design/pathname";
import type { IslandName, IslandProps } from "./registry";

interface PlaceProps<N extends IslandName> {
  name: N;
  /** What the registry has under that name. */
  of: ComponentType<IslandProps<N>>;
  /** Data: it is written into the document. */
  props: IslandProps<N>;
  /** `near`: at a sign (pointer, finger, focus), or scrolled to; `sign`: at a sign; `load`: with the page. */
  wakes?: "near" | "sign" | "load";
  /** Parameters of the address that are meant for it: with one of them it wakes with the page. */
  queried?: readonly string[];
}

/** A part of the page that acts: a React root of its own, HTML until `wake.ts` wakes it. For the build only. */
export function Island<N extends IslandName>({
  name,
  of: Part,
  props,
  wakes = "near",
  queried,
}: PlaceProps<N>) {
  const id = `${name}-${useId()}`;
  const html = renderToString(
    <Pathname value={usePathname()}>
      <Part {...(props as IslandProps<N> & object)} />
    </Pathname>,
    { identifierPrefix: id },
  );
  return (
    <div
      id={id}
      data-island={name}
      data-wakes={wakes}
      data-queried={queried?.join(" ")}
      data-props={JSON.stringify(props)}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, a few lines above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
