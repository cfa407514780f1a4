import { type ComponentType, StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { Pathname } from "~/app/design/pathname";

interface Root {
  /** The element that holds the island's HTML. */
  place: HTMLElement;
  Part: ComponentType<object>;
  /** What it was rendered with. */
  props: object;
  /** Told why it could not be rendered, now or later; its place is then empty. */
  onFailure: (error: unknown) => void;
}

/**
 * Makes a React root of an island's place, all at once and its effects included: nothing that a visitor
 * does comes in between.
 */
export function hydrate({ place, Part, props, onFailure }: Root) {
  const tree = (
    <StrictMode>
      <Pathname value={document.documentElement.dataset.path ?? "/"}>
        <Part {...props} />
      </Pathname>
    </StrictMode>
  );
  const options = { identifierPrefix: place.id, onUncaughtError: onFailure };
  flushSync(() => hydrateRoot(place, tree, options));
}
