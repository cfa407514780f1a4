/** On paper every answer lies open, also in browsers whose styles cannot see to it (`print.css`). */
export function openForPaper() {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: [HTMLDetailsElement, name: string | null][] = [];
  addEventListener("beforeprint", () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
    opened = [...closed].map((one) => [one, one.getAttribute("name")]);
    for (const [one] of opened) {
      // Those of one name would close each other.
      one.removeAttribute("name");
      one.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const [one, name] of opened) {
      one.open = false;
      if (name) one.setAttribute("name", name);
    }
    opened = [];
  });
}
