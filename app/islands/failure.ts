import { keepFields } from "./kept-fields";

/**
 * Says, at an island's place, that it could not be shown or woken, what the error was, and how to reach
 * the firm all the same. What came with the document stays, and works as it does without script.
 *
 * @param place the island's element
 * @param error what was thrown
 */
export function showFailure(place: HTMLElement, error: unknown) {
  console.error(error);
  const template = document.getElementById("island-failure") as HTMLTemplateElement;
  const notice = template.content.cloneNode(true) as DocumentFragment;
  const message = notice.querySelector("[data-message]");
  if (message) message.textContent = error instanceof Error ? error.message : String(error);
  const offline = notice.querySelector<HTMLElement>("[data-offline]");
  notice.querySelector("button")?.addEventListener("click", () => {
    // Without a connection the page would go, and none would come.
    if (offline) offline.hidden = navigator.onLine;
    if (!navigator.onLine) return;
    keepFields();
    location.reload();
  });
  // Content that is gone was React's own: it has emptied the place.
  place.after(notice);
}
