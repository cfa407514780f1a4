import type { Page } from "@playwright/test";

/** A feature that browsers in use lack: what is left of a document without it, and of what scripts find. */
export interface Lack {
  rewrite?: (html: string) => string;
  inPage?: () => void;
}

/** What the browsers of docs/browsers.md lack, by name. */
export const lacks = {
  "light-dark()": {
    rewrite: (html) => html.replace(/[\w-]+:light-dark\((?:[^()]|\([^()]*\))*\);?/g, ""),
  },
  "media queries with ranges": {
    rewrite: (html) =>
      html.replace(/@media(?!\\)[^{;]*(?:[<>]|\(not)[^{;]*\{/g, "@media (unknown){"),
  },
  popovers: {
    rewrite: (html) =>
      html
        .replace(/([ [])(popover(?:target(?:action)?)?[=\]])/gi, "$1data-$2")
        .replaceAll("selector(:popover-open)", "selector(:unknown)"),
    inPage: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
      for (const name of ["popoverTargetElement", "popoverTargetAction"]) {
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      }
    },
  },
  "names of questions": {
    // Chromium closes the others by itself wherever the attribute is; so it has another name.
    rewrite: (html) => html.replace(/<details name="/g, '<details data-name="'),
    inPage: () => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
      for (const method of ["getAttribute", "setAttribute", "removeAttribute"] as const) {
        const native: (...all: string[]) => unknown = Element.prototype[method];
        Reflect.set(Element.prototype, method, function (this: Element, ...all: string[]) {
          const isGroup = all[0] === "name" && this instanceof HTMLDetailsElement;
          return native.apply(this, isGroup ? ["data-name", ...all.slice(1)] : all);
        });
      }
      Document.prototype.getElementsByName = function (name) {
        return this.querySelectorAll<HTMLElement>(`[data-name="${name}"]`);
      };
    },
  },
  "scroll anchoring": {
    rewrite: (html) => html.replace("</head>", "<style>html{overflow-anchor:none}</style></head>"),
  },
  "newer selectors": {
    inPage: () => {
      const unknown = /:(?:user-(?:in)?valid|open|state\()/;
      const methods = ["matches", "closest", "querySelector", "querySelectorAll"] as const;
      for (const prototype of [Element.prototype, Document.prototype]) {
        for (const method of methods) {
          const native = Reflect.get(prototype, method);
          if (!native) continue;
          Reflect.set(prototype, method, function (this: Element, selector: string) {
            if (unknown.test(selector)) throw new DOMException(selector, "SyntaxError");
            return native.call(this, selector);
          });
        }
      }
    },
  },
  "newer styles": {
    rewrite: (html) =>
      html
        .replace(
          /@supports not \((?:overflow|grid-template-columns):[^)]*\)/g,
          "@supports (color:red)",
        )
        .replace(/@supports \((?:content|height):[^)]*\)/g, "@supports (unknown:0)")
        .replace(
          /(?:text-wrap|interpolate-size|overflow(?:-[xy])?:clip|[\w-]+:(?:\dlh|subgrid|counter[^;}]*\/))[^;}]*/g,
          "unknown:0",
        )
        .replaceAll(":has(", ":unknown(")
        .replace(/::details-content/g, "::unknown")
        .replace(/@property [^{]*\{[^}]*\}/g, "")
        .replace(/@layer properties\{@supports [^{]*/, "@layer properties{@supports (color:red)")
        .replaceAll("color-mix(in lab, red, red)", "unknown")
        .replaceAll("(scripting:none)", "(unknown)"),
    inPage: () => {
      const { supports } = CSS;
      Reflect.set(CSS, "supports", (...what: [string]) =>
        what[0].includes("::details-content") ? false : supports.apply(CSS, what),
      );
    },
  },
  "newer scripts": {
    inPage: () => {
      for (const name of ["requestIdleCallback", "scheduler", "navigation", "ToggleEvent"]) {
        Reflect.deleteProperty(window, name);
      }
      for (const [object, names] of [
        [URLSearchParams.prototype, ["size"]],
        [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
        [Object, ["groupBy"]],
        [Map, ["groupBy"]],
        [Promise, ["withResolvers", "try"]],
        [URL, ["canParse", "parse"]],
        [AbortSignal, ["any", "timeout"]],
        [HTMLFormElement.prototype, ["requestSubmit"]],
        [Document.prototype, ["startViewTransition"]],
      ] as const) {
        for (const name of names) Reflect.deleteProperty(object, name);
      }
    },
  },
} satisfies Record<string, Lack>;

/**
 * Takes features away from every document that the page will load. A frame's document comes as it is:
 * Chromium asks no server of this machine for the scripts of a sandboxed one that came from elsewhere.
 */
export async function takeAway(page: Page, taken: readonly Lack[]) {
  for (const { inPage } of taken) if (inPage) await page.addInitScript(inPage);
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) {
      return route.fallback();
    }
    const response = await route.fetch();
    const html = await response.text();
    const body = taken.reduce((left, { rewrite }) => rewrite?.(left) ?? left, html);
    await route.fulfill({ response, body });
  });
}
