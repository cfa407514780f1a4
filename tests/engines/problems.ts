/** Where the tests' server offers `recordProblems` to the page. */
export const recordScript = "/record-problems.js";

/**
 * Runs in the page, before its own scripts: keeps, for as long as the tab is open, what the console
 * would report. What other hosts fail to deliver is not the site's doing.
 */
export function recordProblems() {
  document.currentScript?.remove();
  const read = (): string[] => JSON.parse(sessionStorage.getItem("problems") ?? "[]");
  const keep = (...found: string[]) =>
    sessionStorage.setItem("problems", JSON.stringify([...read(), ...found]));
  keep();

  // The engines' drivers have no e-mail app: WebKit's leaves the page for a notice of that.
  window.open = () => null;
  const { error } = console;
  console.error = (...words) => {
    keep(words.map(String).join(" "));
    error(...words);
  };
  window.addEventListener("unhandledrejection", ({ reason }) => keep(`Rejected: ${reason}`));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
  window.addEventListener(
    "error",
    (event) => {
      if (event.message) return keep(event.message);
      // A picture, style sheet or script that did not come; its event has no message.
      const { src, href, rel } = event.target as HTMLImageElement & HTMLLinkElement;
      // A hint only: Firefox refuses one for what it has already. A module that does not come is a rejected
      // import; what the policy refuses is kept above.
      if (rel === "modulepreload") return;
      const url = src ?? href ?? "";
      if (url.startsWith(window.location.origin)) keep(`Not loaded: ${url}`);
    },
    true,
  );
}
