/**
 * An inline script for pages whose code does not arrive whole: while the router has not begun, a
 * script that fails makes the page what it is in a browser without script. What needs script goes
 * (`unscripted:` in the styles), and what `<noscript>` holds comes, the lead form's frame above all.
 * Back and Forward to another page of the same document, which only the router could show, load it.
 */
export const withoutScript = `(() => {
  const { pathname } = location;
  const give = () => {
    if (window.__reactRouterDataRouter || "asleep" in document.documentElement.dataset) return;
    document.documentElement.dataset.asleep = "";
    for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
  };
  const giveUp = () =>
    document.readyState === "loading" ? addEventListener("DOMContentLoaded", give) : give();
  addEventListener("popstate", () => {
    if (!window.__reactRouterDataRouter && location.pathname !== pathname) location.reload();
  });
  addEventListener("unhandledrejection", giveUp);
  addEventListener("error", ({ target, filename, error }) => {
    const ours = () => filename.includes("/assets/") || error instanceof TypeError;
    const isOurs = () => target.matches("script[src^='/assets/'], script[data-routes]");
    if (target === window ? ours() : isOurs()) giveUp();
  }, true);
})()`;
