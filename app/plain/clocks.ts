import { openState } from "~/firm/opening-hours";

const oneMinute = 60_000;
let next: ReturnType<typeof setTimeout>;

/** Tells the time, and again for whoever comes back: a page that slept, or was kept for Back, had none told. */
export function keepTellingTime() {
  tellTime();
  for (const back of ["visibilitychange", "pageshow"]) addEventListener(back, tellTime);
}

/**
 * Tells the time, anew at every full minute: whether the office is open (`OpenLine`), the local time of
 * offices (`data-clock`), the year.
 */
function tellTime() {
  const now = new Date();
  tryTo(() => tellOpen(now));
  for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]"))
    tryTo(() => tellClock(clock, now));
  for (const year of document.querySelectorAll("[data-year]"))
    year.textContent = String(now.getFullYear());
  clearTimeout(next);
  next = setTimeout(tellTime, oneMinute - (Date.now() % oneMinute));
}

/** A browser may not know a time zone: what is told by it stays untold. */
function tryTo(tell: () => void) {
  try {
    tell();
  } catch {}
}

function tellOpen(now: Date) {
  const openings = document.getElementById("openings")?.textContent;
  if (!openings) return;
  const { open, text } = openState(JSON.parse(openings), now);
  document.documentElement.dataset.office = open ? "open" : "closed";
  for (const line of document.querySelectorAll("[data-open-line]")) line.textContent = text;
}

function tellClock(clock: HTMLElement, now: Date) {
  const { clock: timeZone } = clock.dataset;
  const time = now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  for (const face of clock.querySelectorAll("[data-time]")) face.textContent = time;
  clock.dataset.told = "";
}
