import { submitForm } from "./submit-form";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const hasPopovers = "popover" in HTMLElement.prototype;
const acting = `button:not([type=submit]${hasPopovers ? ", [popovertarget]" : ""})`;

/** What was pressed again. If it was only being pressed, its own click is still to come, and is no second one. */
let pressed: HTMLElement | null | undefined;

/**
 * What does nothing, or something else, while the island that it is meant for is asleep: by the event's
 * type, what does it again. Links, fields and summaries are the browser's own; the keys that an element
 * answers to are in its `data-keys`.
 */
export const earlyActs: Record<string, (event: Event) => (() => unknown) | undefined> = {
  click({ target, isTrusted }) {
    const button = (target as Element).closest<HTMLElement>(acting);
    if (!button) return;
    if (isTrusted && button === pressed) {
      pressed = null;
      return () => {};
    }
    return () => button.click();
  },
  submit(event) {
    const { target, submitter } = event as SubmitEvent;
    return () => submitForm(target as HTMLFormElement, submitter);
  },
  // A form that the browser does not let pass: what is missing may be said in its own words.
  invalid({ target }) {
    const { form } = target as Field;
    const isFirst = [...(form?.elements ?? [])].find((one) => one.matches(":invalid")) === target;
    return () => isFirst && form && submitForm(form);
  },
  keydown(event) {
    const { target, key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const answering = `[data-keys~="${CSS.escape(key)}"]`;
    if (altKey || ctrlKey || metaKey || !(target as Element).closest(answering)) return;
    return () => target?.dispatchEvent(new KeyboardEvent("keydown", event as KeyboardEvent));
  },
};

/**
 * Remembers what a visitor has put into the fields of an island that is about to wake, and has unfolded.
 *
 * @param place the island's element
 * @returns enters each again, so that the island hears of it
 */
export function earlyInput(place: HTMLElement): (() => void)[] {
  const opened = [...place.querySelectorAll("details[open]")].map(
    (details) => () => void details.dispatchEvent(new Event("toggle")),
  );
  const fields = place.querySelectorAll<Field>("input, select, textarea");
  return [...opened, ...[...fields].flatMap((field) => entryIn(field) ?? [])];
}

/** What has the focus already was pressed before this script was there; without it, the focus opens the same. */
export function pressAgain() {
  pressed = document.activeElement?.closest<HTMLElement>(acting);
  if (pressed?.matches(":active")) addEventListener("click", endOfPress, { capture: true });
  pressed?.click();
}

/** A pointer may be held down until the island is long awake. */
function endOfPress(event: MouseEvent) {
  if (!event.isTrusted) return;
  removeEventListener("click", endOfPress, { capture: true });
  if (pressed?.contains(event.target as Element)) event.stopPropagation();
}

/** Does what was done, in its order: what one act has changed is there before the next. */
export async function doAgain(acts: (() => unknown)[]) {
  for (const act of acts.splice(0)) await act();
}

function entryIn(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const [first] = field.options;
    if (value === first?.value) return;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (!/^(?:radio|checkbox)$/.test(field.type)) {
    return () => {
      if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
    };
  }
  const ticked = field as HTMLInputElement;
  const isUnticked = ticked.type === "radio" && !ticked.checked;
  if (isUnticked || ticked.checked === ticked.defaultChecked) return;
  // React hears of a click, and only where it changes something.
  ticked.checked = ticked.defaultChecked;
  return () => ticked.click();
}
