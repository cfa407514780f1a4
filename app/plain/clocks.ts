import { type Openings, openState } from "~/firm/opening-hours";

const oneMinute = 60_000;

/**
 * Tells the time, anew at every full minute: whether the office is open (`OpenLine`), the local time of
 * offices (`data-clock`), the year.
 */
export function tellTime() {
  const now = new Date();
  const openings = document.getElementById("openings")?.textContent;
  if (openings) tellOpen(JSON.parse(openings), now);
  for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]")) {
    const { clock: timeZone } = clock.dataset;
    const time = now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    for (const face of clock.querySelectorAll("[data-time]")) face.textContent = time;
    clock.dataset.told = "";
  }
  for (const year of document.querySelectorAll("[data-year]"))
    year.textContent = String(now.getFullYear());
  setTimeout(tellTime, oneMinute - (Date.now() % oneMinute));
}

function tellOpen(openings: Openings, now: Date) {
  const { open, text } = openState(openings, now);
  document.documentElement.dataset.office = open ? "open" : "closed";
  for (const line of document.querySelectorAll("[data-open-line]")) line.textContent = text;
}
