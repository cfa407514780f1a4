/* The spec's constants of behaviour (section 9), stated also where a library's default is the same. */

/** Services dropdown, in milliseconds. */
export const NAVIGATION_MENU = { openDelay: 200, skipDelay: 300, closeDelay: 150 } as const;

/** Tooltips, in milliseconds. */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/**
 * Toasts: how many at once, how long each stays, the keys that move focus to them, and how long
 * before the first their live region is there; times in milliseconds.
 */
export const TOAST = {
  visible: 3,
  duration: 4000,
  hotkey: ["altKey", "KeyT"],
  headStart: 100,
} as const;

/** Data cache: retries, delay before the first and at most (milliseconds), how long unused entries stay. */
export const DATA_CACHE = {
  retries: 3,
  firstRetryDelay: 1_000,
  longestRetryDelay: 30_000,
  unusedEntriesKept: 5 * 60_000,
} as const;

/** How long the lead form may take to show a sign of life before the visitor is told, in milliseconds; `shown-late` has it too. */
export const LEAD_FORM_PATIENCE = 12_000;
