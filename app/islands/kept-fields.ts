type Kept = [value: string, checked: boolean | undefined][];

/** The form on /contact is in a frame of this site: what both hold is kept by the page around it, which alone is reloaded. */
const around = frameElement ? parent : window;
const here = frameElement ? "frame" : "page";

const fieldsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)"),
];

const keptOf = (page: Document): Kept =>
  fieldsOf(page).map(({ value, checked }) => [value, checked]);

/** Keeps what stands in the page's fields for the reload of this page that follows. */
export function keepFields() {
  const frame = document.querySelector("iframe")?.contentDocument;
  around.history.replaceState(
    { [here]: keptOf(document), ...(frame && { frame: keptOf(frame) }) },
    "",
  );
}

/** After such a reload, puts back what stood in the fields. */
export function restoreFields() {
  const { [here]: kept, ...others } = around.history.state ?? {};
  if (!kept) return;
  around.history.replaceState(others, "");
  for (const [index, field] of fieldsOf(document).entries()) {
    const [value = "", checked = false] = (kept as Kept)[index] ?? [];
    if (field.value !== value) field.value = value;
    if (field.checked !== checked) field.checked = checked;
  }
}
