import { useState } from "react";
import { Button } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import {
  Checkbox,
  describedBy,
  FieldError,
  SelectField,
  TextArea,
  TextField,
} from "~/app/design/text-field";
import { FoldList } from "~/app/parts/fold-list";
import { composeHref, isTooLong } from "~/firm/contact-links";
import type { leadForm } from "~/words/pages/lead-form";
import type { ContactForm } from "./contact-form";
import { type ComposedMessage, composeMessage, ReadyMessage } from "./ready-message";
import { useContactForm } from "./use-contact-form";

interface LeadFormProps extends Omit<typeof leadForm, "meta"> {
  services: readonly string[];
}

/**
 * The site's own contact form. It stores and sends nothing: a valid form becomes a message in the
 * visitor's own e-mail app. Without script the browser checks the fields and hands them over.
 */
export function LeadForm(props: LeadFormProps) {
  const { heading, fields, services, mail, submit, copy, how, ready } = props;
  const [message, setMessage] = useState<ComposedMessage>();
  const [isToCopy, setToCopy] = useState(false);
  const { register, setFocus, firstError, errorOf, form } = useContactForm((written, event) => {
    const composed = composeMessage(written, mail);
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    const copies = submitter?.hasAttribute("data-copies") ?? false;
    setToCopy(copies);
    setMessage(composed);
    if (copies) return;
    const address = composeHref(composed);
    if (!isTooLong(address)) window.open(address, "_top");
  });
  /** What ties a field to the form, and its error; what is typed may be Arabic. */
  const field = (name: keyof ContactForm) => ({
    error: errorOf(name),
    dir: "auto",
    ...register(name),
  });

  return (
    <>
      <form
        hidden={Boolean(message)}
        {...form}
        action={composeHref({ subject: heading })}
        method="post"
        encType="text/plain"
        aria-label={heading}
        className="grid gap-4 min-[28rem]:grid-cols-2"
      >
        <p className="min-[28rem]:col-span-2">{how}</p>
        <div className="min-[28rem]:col-span-2">
          <TextField
            label={fields.fullName}
            hint={fields.fullNameHint}
            autoComplete="name"
            required
            {...field("fullName")}
          />
        </div>
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <TextField
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          required
          {...field("phone")}
        />
        <div className="max-sm:min-[28rem]:col-span-2">
          <SelectField
            label={fields.service}
            placeholder={fields.servicePlaceholder}
            options={[...services, fields.unsure]}
            required
            {...field("service")}
          />
        </div>
        <div className="max-sm:min-[28rem]:col-span-2">
          <TextField label={fields.subject} hint={fields.subjectHint} {...field("subject")} />
        </div>
        <div className="min-[28rem]:col-span-2">
          <TextArea
            label={fields.message}
            hint={fields.messageHint}
            aside={
              <PenNote inLine className="mr-3 mb-4">
                {fields.messageNote}
              </PenNote>
            }
            rows={5}
            required
            {...field("message")}
          />
        </div>
        <div className="min-[28rem]:col-span-2">
          <FoldList
            isSmall
            folds={[
              {
                heading: fields.termsHeading,
                body: (
                  <p id="terms-hint" className="max-w-text whitespace-pre-line">
                    {fields.termsText}
                  </p>
                ),
              },
            ]}
          />
        </div>
        <div className="min-[28rem]:col-span-2">
          <div className="flex items-start gap-3">
            <Checkbox
              id="terms"
              required
              {...describedBy("terms", fields.termsText, errorOf("termsAccepted"))}
              {...register("termsAccepted")}
            />
            <div>
              <label htmlFor="terms" className="font-semibold">
                {fields.terms}
              </label>
              <p className="text-small">{fields.termsNote}</p>
              <p className="text-small">
                <PageLink
                  page="privacy-policy"
                  target="_blank"
                  className="text-link inline-flex min-h-8 items-center"
                >
                  {fields.privacyLink}
                </PageLink>
              </p>
            </div>
          </div>
          <FieldError id="terms">{errorOf("termsAccepted")}</FieldError>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 min-[28rem]:col-span-2">
          <Button type="submit" className="max-[28rem]:w-full">
            {submit}
          </Button>
          <Button type="submit" variant="link" className="needs-script" data-copies>
            {copy}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {firstError}
        </p>
      </form>
      {message && (
        <ReadyMessage
          message={message}
          isToCopy={isToCopy}
          words={ready}
          onEdit={() => {
            setMessage(undefined);
            setFocus("fullName");
          }}
        />
      )}
    </>
  );
}
