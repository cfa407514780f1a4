import { notify } from "~/app/design/notify";
import { copyText } from "./copy-text";

/** A click on what has `data-copy` copies it; a toast says whether it is copied. */
export function copyOnClick() {
  addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button) return;
    const { copy = "", copied = "", notCopied = "" } = button.dataset;
    if (await copyText(copy)) notify(copied);
    else notify(notCopied, "error");
  });
}
