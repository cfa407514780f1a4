/** The bar at the bottom of a phone's screen gives way to a page's own button or number while that is in sight. */
export function yieldToHero() {
  const bar = document.querySelector("[data-call-bar]");
  const button = document.querySelector("[data-calls]");
  if (!bar || !button) return;
  new IntersectionObserver((entries) => {
    bar.toggleAttribute("data-yields", Boolean(entries.at(-1)?.isIntersecting));
  }).observe(button);
}
