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
export const earlyActs: Record<
  string,
  (event: Event, place: HTMLElement) => (() => unknown) | undefined
> = {
  click({ target, isTrusted }, place) {
    const button = (target as Element).closest<HTMLElement>(acting);
    if (!button) return;
    if (isTrusted && button === pressed) {
      pressed = null;
      return () => {};
    }
    const again = finderOf(button, place);
    return () => again().click();
  },
  submit(event, place) {
    const { target, submitter } = event as SubmitEvent;
    const form = finderOf(target as HTMLFormElement, place);
    const button = submitter && finderOf(submitter, place);
    return () => submitForm(form(), button?.());
  },
  // A form that the browser does not let pass: what is missing may be said in its own words.
  invalid({ target }, place) {
    const { form } = target as Field;
    const isFirst = [...(form?.elements ?? [])].find((one) => one.matches(":invalid")) === target;
    const again = form && finderOf(form, place);
    return () => isFirst && again && submitForm(again());
  },
  keydown(event, place) {
    const { target, key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const answering = `[data-keys~="${CSS.escape(key)}"]`;
    if (altKey || ctrlKey || metaKey || !(target as Element).closest(answering)) return;
    const again = finderOf(target as HTMLElement, place);
    return () => again().dispatchEvent(new KeyboardEvent("keydown", event as KeyboardEvent));
  },
};

/**
 * Waking writes an island anew where it finds another text than its own: a browser has translated the page.
 *
 * @param element an element of an island that is about to wake
 * @param place the island's element
 * @returns finds the element, or what was written in its place, once the island is awake
 */
function finderOf<E extends HTMLElement>(element: E, place: HTMLElement): () => E {
  const named = () => [...place.querySelectorAll<E>(element.localName)];
  const at = named().indexOf(element);
  return () => (element.isConnected ? element : (named()[at] ?? element));
}

/**
 * Remembers what a visitor has put into the fields of an island that is about to wake, has unfolded, and is at.
 *
 * @param place the island's element
 * @returns enters each again, so that the island hears of it
 */
export function earlyInput(place: HTMLElement): (() => void)[] {
  const opened = [...place.querySelectorAll<HTMLDetailsElement>("details[open]")].map((details) => {
    const again = finderOf(details, place);
    return () => {
      if (details.isConnected) details.dispatchEvent(new Event("toggle"));
      else again().open = true;
    };
  });
  const active = place.querySelector<HTMLElement>(":focus");
  const again = active && finderOf(active, place);
  const focused = () => {
    if (!active?.isConnected) again?.().focus();
  };
  const fields = place.querySelectorAll<Field>("input, select, textarea");
  return [...opened, focused, ...[...fields].flatMap((field) => entryIn(field, place) ?? [])];
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

function entryIn(field: Field, place: HTMLElement): (() => void) | undefined {
  const again = finderOf(field, place);
  const { value } = field;
  const enter = (event: string) => {
    const now = again();
    now.value = value;
    now.dispatchEvent(new Event(event, { bubbles: true }));
  };
  if (field instanceof HTMLSelectElement)
    return value === field.options[0]?.value ? undefined : () => enter("change");
  if (!/^(?:radio|checkbox)$/.test(field.type)) return value ? () => enter("input") : undefined;
  const ticked = field as HTMLInputElement;
  const isUnticked = ticked.type === "radio" && !ticked.checked;
  if (isUnticked || ticked.checked === ticked.defaultChecked) return;
  // React hears of a click, and only where it changes something.
  ticked.checked = ticked.defaultChecked;
  return () => again().click();
}
