// The embed script of the site's own lead form: gives its frame the height of its content.
(() => {
  const [shortest, tallest] = [200, 4000];
  const frames = () => [...document.querySelectorAll("iframe[data-lead-form]")];

  // The script may run again after a return to the page; the earlier run's listeners go first.
  window.leadFormEmbed?.abort();
  window.leadFormEmbed = new AbortController();
  const { signal } = window.leadFormEmbed;

  // A frame out of sight is not told of a new width by the browser, and asked for its height instead.
  const widths = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.contentWindow?.postMessage({ type: "lead-form:hello" }, window.location.origin);
    }
  });
  signal.addEventListener("abort", () => widths.disconnect());
  for (const frame of frames()) widths.observe(frame);

  window.addEventListener(
    "message",
    ({ data, origin, source }) => {
      if (origin !== window.location.origin || data?.type !== "lead-form:height") return;
      const { height } = data;
      if (typeof height !== "number" || !(height >= shortest && height <= tallest)) return;
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (!frame) return;
      if (!frame.style.height) widths.observe(frame);
      frame.style.height = `${height}px`;
    },
    { signal },
  );
})();
