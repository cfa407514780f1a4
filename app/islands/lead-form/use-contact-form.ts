import { type SubmitEvent, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type SubmitHandler, useForm } from "react-hook-form";
import { submitForm } from "~/app/islands/submit-form";
import type { ContactForm } from "./contact-form";

const loadRules = () => import("./contact-form");

/**
 * The contact form's fields and their errors. The rules are fetched when the visitor begins; if they do
 * not come, the browser itself checks the fields, as it does without script.
 *
 * @param onValid told what was written, once it keeps the rules
 * @returns how a field is registered and given the focus, the message of a field's error, the
 *   first that was found when the form was sent, and the form's attributes
 */
export function useContactForm(onValid: SubmitHandler<ContactForm>) {
  // Until this code runs, and if the rules do not come, the browser checks.
  const [hasRules, setHasRules] = useState(false);
  const [firstError, setFirstError] = useState<string>();
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm<ContactForm>(
    {
      resolver: async (...form) => (await loadRules()).contactFormResolver(...form),
    },
  );

  // Before the first act of a visitor, who may have pressed the button while this was on its way.
  useLayoutEffect(() => setHasRules(true), []);
  useEffect(() => {
    loadRules().catch(() => setHasRules(false));
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget: form, submitter } = event;
    // What an extension, or a waking after a translation, has filled in has told nobody.
    for (const [name, value] of new FormData(form))
      if (name !== "termsAccepted") setValue(name as keyof ContactForm, String(value));
    if (!hasRules) {
      event.preventDefault();
      onValid(getValues(), event);
      return;
    }
    setFirstError(undefined);
    const send = handleSubmit(onValid, (errors) =>
      setFirstError(Object.values(errors)[0]?.message),
    );
    send(event).catch(() => {
      flushSync(() => setHasRules(false));
      submitForm(form, submitter);
    });
  };

  return {
    register,
    setFocus,
    firstError,
    errorOf: (field: keyof ContactForm) => formState.errors[field]?.message,
    form: { onSubmit, noValidate: hasRules },
  };
}
