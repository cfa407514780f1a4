import { type ComponentType, createElement } from "react";
import { drawings } from "~/words/blog/sums";

const components = import.meta.glob<ComponentType<object>>("./drawings/*.tsx", {
  eager: true,
  import: "default",
});

/** @returns what is drawn in a guide, by the names that mark its places in the text */
export function drawingsOf(slug: string) {
  const drawn = Object.entries(drawings[`${slug}.md`] ?? {}).map(([name, props]) => {
    const component = components[`./drawings/${name}.tsx`];
    return [name, component && createElement(component, props)];
  });
  return Object.fromEntries(drawn);
}
