/** What stands in the fields of each island, by its id. */
type Kept = Record<string, [value: string, checked: boolean | undefined][]>;

/** The form on /contact is in a frame of this site: what both hold is kept by the page around it, which alone is reloaded. */
const around = frameElement ? parent : window;
const here = frameElement ? "frame" : "page";

const islandsOf = (page: Document) => [...page.querySelectorAll("main [data-island]")];

const fieldsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLInputElement>("input, select, textarea"),
];

const keptOf = (page: Document): Kept =>
  Object.fromEntries(
    islandsOf(page).map((place) => [
      place.id,
      fieldsOf(place).map(({ value, checked }) => [value, checked]),
    ]),
  );

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
  for (const place of islandsOf(document)) {
    for (const [index, field] of fieldsOf(place).entries()) {
      // Of an island that was emptied nothing is kept; one that was awake may have had more fields.
      const [value, checked = false] = (kept as Kept)[place.id]?.[index] ?? [];
      if (value === undefined) continue;
      if (field.value !== value) field.value = value;
      if (field.checked !== checked) field.checked = checked;
    }
  }
}
