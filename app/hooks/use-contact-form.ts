import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { type SubmitHandler, useForm } from "react-hook-form";
import { useAwake } from "~/hooks/use-awake";
import type { ContactForm } from "~/lib/contact-form";

const loadRules = () => import("~/lib/contact-form-resolver");

/**
 * The contact form's fields and their errors. The rules are fetched when the visitor begins; if they do
 * not come, the browser itself checks the fields and hands them over, as it does without script.
 *
 * @param onValid told what was written, once it keeps the rules
 * @returns how a field is registered, the message of a field's error, and the form's attributes
 */
export function useContactForm(onValid: SubmitHandler<ContactForm>) {
  const awake = useAwake();
  const [hasRules, setHasRules] = useState(true);
  const { register, handleSubmit, formState } = useForm<ContactForm>({
    resolver: async (...form) => (await loadRules()).contactFormResolver(...form),
  });

  const onFocus = () => {
    loadRules().catch(() => setHasRules(false));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!hasRules) return;
    const form = event.currentTarget;
    handleSubmit(onValid)(event).catch(() => {
      flushSync(() => setHasRules(false));
      form.requestSubmit();
    });
  };

  return {
    register,
    errorOf: (field: keyof ContactForm) => formState.errors[field]?.message,
    form: { onFocus, onSubmit, noValidate: awake && hasRules },
  };
}
