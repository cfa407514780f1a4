// The embed script of the site's own lead form: gives its frame the height of its content.
(() => {
  const [shortest, tallest] = [200, 4000];
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll("iframe[data-lead-form]")];

  // The script may run again after a return to the page; the earlier run's listener goes first.
  window.leadFormEmbed?.abort();
  window.leadFormEmbed = new AbortController();

  window.addEventListener(
    "message",
    ({ data, origin: sender, source }) => {
      if (sender !== origin || data?.type !== "lead-form:height") return;
      const { height } = data;
      if (typeof height !== "number" || !(height >= shortest && height <= tallest)) return;
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (frame) frame.style.height = `${height}px`;
    },
    { signal: window.leadFormEmbed.signal },
  );

  for (const { contentWindow } of frames()) {
    contentWindow?.postMessage({ type: "lead-form:hello" }, origin);
  }
})();
