/**
 * An inline script for the head. If the page's code does not arrive or does not run, the page becomes
 * what it is in a browser without script: what needs script goes (`unscripted:` in the styles). A
 * picture that is missing is no reason.
 */
export const codeIsMissing = `{
  const { dataset } = document.documentElement;
  const fallAsleep = () => { if (!("awake" in dataset)) dataset.asleep = ""; };
  addEventListener("error", ({ target }) => { if (target.localName !== "img") fallAsleep(); }, true);
  addEventListener("unhandledrejection", fallAsleep);
}`;
