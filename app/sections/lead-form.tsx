import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ComposedMessage, ContactForm } from "~/lib/contact-form";
import { composeHref } from "~/lib/contact-links";
import { useAwake } from "~/lib/use-awake";
import { Button } from "~/ui/button";
import { describedBy, FieldError, SelectField, TextArea, TextField } from "~/ui/text-field";
import type { FormRules, LeadFormRules } from "./lead-form-rules";
import { ReadyMessage, type ReadyWords } from "./ready-message";

interface LeadFormProps {
  heading: string;
  fields: Record<
    | "fullName"
    | "email"
    | "phone"
    | "service"
    | "servicePlaceholder"
    | "unsure"
    | "subject"
    | "subjectHint"
    | "message"
    | "messageHint"
    | "terms"
    | "termsText",
    string
  >;
  services: readonly string[];
  submit: string;
  submitHelp: string;
  ready: ReadyWords;
}

/**
 * The site's own contact form. It stores and sends nothing: a valid form becomes a message in the
 * visitor's own e-mail app. Its checks are fetched when the form is first touched; without them, as
 * without script, the browser checks the fields and hands them over.
 */
export function LeadForm({ heading, fields, services, submit, submitHelp, ready }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const awake = useAwake();
  const [message, setMessage] = useState<ComposedMessage>();
  const [Rules, setRulesPart] = useState<typeof LeadFormRules>();
  const [rules, setRules] = useState<FormRules>();
  const [isAlone, setAlone] = useState(false);
  const isSent = useRef(false);

  const fetchRules = () => {
    import("./lead-form-rules").then(
      (part) => setRulesPart(() => part.LeadFormRules),
      () => setAlone(true),
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isAlone) return;
    event.preventDefault();
    isSent.current = !rules;
    if (rules) rules.onSubmit(event);
    else fetchRules();
  };
  const onMessage = useCallback((composed: ComposedMessage) => {
    setMessage(composed);
    window.location.assign(composeHref(composed));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on waking up alone
  useEffect(() => {
    // Not by React, which hears of no focus before the rules have come (`sparing-listeners.ts`).
    form.current?.addEventListener("focusin", fetchRules, { once: true });
    // Before the page was awake: a field was left with an error, or the browser refused to send the
    // form, which marks all that is missing.
    if (!form.current?.querySelector(":user-invalid")) return;
    isSent.current = !form.current.querySelector(":invalid:not(:user-invalid)");
    fetchRules();
  }, []);

  useEffect(() => {
    if (!isSent.current || !(rules || isAlone)) return;
    isSent.current = false;
    // While a browser tells of one submission, it ignores another.
    setTimeout(() => form.current?.requestSubmit());
  }, [rules, isAlone]);

  const register = (name: keyof ContactForm) => rules?.register(name) ?? { name };
  const error = (field: keyof ContactForm) => rules?.error(field);

  return (
    <>
      {Rules && <Rules onRules={setRules} onMessage={onMessage} />}
      <form
        ref={form}
        hidden={Boolean(message)}
        noValidate={awake && !isAlone}
        onSubmit={onSubmit}
        action={composeHref({ subject: heading })}
        method="post"
        encType="text/plain"
        aria-label={heading}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <TextField
            label={fields.fullName}
            autoComplete="name"
            required
            error={error("fullName")}
            {...register("fullName")}
          />
        </div>
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          required
          error={error("email")}
          {...register("email")}
        />
        <TextField
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          required
          error={error("phone")}
          {...register("phone")}
        />
        <SelectField
          label={fields.service}
          placeholder={fields.servicePlaceholder}
          options={[...services, fields.unsure]}
          required
          error={error("service")}
          {...register("service")}
        />
        <TextField
          label={fields.subject}
          hint={fields.subjectHint}
          error={error("subject")}
          {...register("subject")}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={fields.message}
            hint={fields.messageHint}
            rows={5}
            required
            error={error("message")}
            {...register("message")}
          />
        </div>
        <div className="sm:col-span-2">
          <div className="flex items-start gap-3">
            <input
              id="terms"
              type="checkbox"
              required
              className="mt-0.5 size-6 shrink-0"
              {...describedBy("terms", fields.termsText, error("termsAccepted"))}
              {...register("termsAccepted")}
            />
            <div className="text-small">
              <label htmlFor="terms" className="font-semibold">
                {fields.terms}
              </label>
              <p id="terms-hint">{fields.termsText}</p>
            </div>
          </div>
          <FieldError id="terms">{error("termsAccepted")}</FieldError>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit">{submit}</Button>
          <p className="min-w-56 flex-1 text-small text-ink-2">{submitHelp}</p>
        </div>
      </form>
      {message && (
        <ReadyMessage message={message} words={ready} onEdit={() => setMessage(undefined)} />
      )}
    </>
  );
}
