import { expect, test } from "vitest";
import { withSharedStartScripts } from "./start-scripts";

const startScript = (page: string) =>
  `<body><script>window.__reactRouterContext = {"future":{"unstable_one":true,"unstable_two":false},"ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/${page}-3.js";

  window.__reactRouterRouteModules = {"root":route0,"${page}":route1};

import("/assets/entry-4.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"known\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body>`;

const scriptOf = (html: string) => /<script type[^>]*>(.*)<\/script>/s.exec(html)?.[1];

test("two pages get the same script, and each keeps its own modules", () => {
  const [home, about] = ["home", "about"].map((page) =>
    withSharedStartScripts(`${page}.html`, startScript(page)),
  );
  expect(scriptOf(home ?? "")).toBe(scriptOf(about ?? ""));
  expect(about).toContain('data-routes="root about"');
});

test("what the server knows is handed over in one script", async () => {
  const html = withSharedStartScripts("home.html", startScript("home"));
  expect(html.match(/<script/g)).toHaveLength(2);
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const window: {
    __reactRouterContext?: { future: object; ssr: boolean; stream: BodyInit };
  } = {};
  new Function("window", script)(window);
  expect(window.__reactRouterContext?.ssr).toBe(false);
  expect(window.__reactRouterContext?.future).toEqual({ unstable_one: true });
  expect(await new Response(window.__reactRouterContext?.stream).text()).toBe('["known"]\n');
});

test("a start script of another form stops the build and names the file", () => {
  expect(() => withSharedStartScripts("about.html", "<script>start()</script>")).toThrow(
    "about.html: the router's start script has an unexpected form.",
  );
});
