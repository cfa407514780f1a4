/**
 * Sends a form, as a click on its button does: Safari before 16 has no `requestSubmit`.
 *
 * @param form a form with a button
 */
export function submitForm(form: HTMLFormElement) {
  form.querySelector<HTMLElement>("[type=submit]")?.click();
}
