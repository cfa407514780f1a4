type Kept = [value: string, checked: boolean | undefined][];

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)"),
];

/** Keeps what stands in the page's fields for the reload of this page that follows. */
export function keepFields() {
  const kept: Kept = fields().map(({ value, checked }) => [value, checked]);
  history.replaceState({ kept }, "");
}

/** After such a reload, puts back what stood in the fields. */
export function restoreFields() {
  const kept: Kept | undefined = history.state?.kept;
  if (!kept) return;
  history.replaceState(null, "");
  for (const [index, field] of fields().entries()) {
    const [value = "", checked = false] = kept[index] ?? [];
    if (field.value !== value) field.value = value;
    if (field.checked !== checked) field.checked = checked;
  }
}
