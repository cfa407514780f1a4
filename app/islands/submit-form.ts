/**
 * Sends a form, as a click on a button of it does: Safari before 16 has no `requestSubmit`.
 *
 * @param form a form with a button
 * @param button which of its buttons; the first if not given
 */
export function submitForm(form: HTMLFormElement, button?: HTMLElement | null) {
  (button ?? form.querySelector<HTMLElement>("[type=submit]"))?.click();
}
