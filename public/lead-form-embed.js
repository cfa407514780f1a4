// The embed script of the site's own lead form: gives its frame the height of its content.
(() => {
  const [shortest, tallest] = [200, 4000];
  const frames = () => [...document.querySelectorAll("iframe[data-lead-form]")];

  // The script may run again after a return to the page; the earlier run's listener goes first.
  window.leadFormEmbed?.abort();
  window.leadFormEmbed = new AbortController();

  window.addEventListener(
    "message",
    ({ data, source }) => {
      if (data?.type !== "lead-form:height") return;
      const { height } = data;
      if (typeof height !== "number" || !(height >= shortest && height <= tallest)) return;
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (frame) frame.style.height = `${height}px`;
    },
    { signal: window.leadFormEmbed.signal },
  );

  // The frame's sandbox has no origin to name; whoever is in it learns nothing.
  for (const { contentWindow } of frames()) {
    contentWindow?.postMessage({ type: "lead-form:hello" }, "*");
  }
})();
