import { useEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "~/app/design/button";
import { copyText } from "~/app/plain/copy-text";
import { composeHref, isTooLong, messagingHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import type { leadForm } from "~/words/pages/lead-form";
import type { ContactForm } from "./contact-form";

/** The message that the visitor sends from their own e-mail app. */
export interface ComposedMessage {
  subject: string;
  body: string;
}

/**
 * @param form a valid contact form
 * @param words what stands before its parts
 * @returns the message that it makes
 */
export function composeMessage(
  form: ContactForm,
  words: (typeof leadForm)["mail"],
): ComposedMessage {
  const { fullName, email, phone, service, subject, message } = form;
  return {
    subject: subject || `${words.subject} ${service}`,
    body: [
      ...[message, "", fullName, `${words.phone} ${phone}`],
      ...[`${words.email} ${email}`, `${words.about} ${service}`],
    ].join("\n"),
  };
}

interface ReadyMessageProps {
  message: ComposedMessage;
  /** Whether the visitor asked for the text alone. */
  isToCopy: boolean;
  words: (typeof leadForm)["ready"];
  onEdit: () => void;
}

/** The composed message, and every way to send it on; one that an e-mail app may cut off is copied first. */
export function ReadyMessage({ message, isToCopy, words, onEdit }: ReadyMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [report, setReport] = useState("");
  const text = `${message.subject}\n\n${message.body}`;
  const whole = composeHref(message);
  const tooLong = isTooLong(whole);
  const copyFirst = tooLong || isToCopy;
  const help = isToCopy ? words.asked : words.text;

  useEffect(() => heading.current?.focus(), []);

  const copy = async () => setReport((await copyText(text)) ? words.copied : words.notCopied);

  return (
    <section aria-label={words.heading}>
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-3">{tooLong ? words.tooLong : help}</p>
      <pre
        dir="auto"
        className="mt-4 border border-feint bg-paper p-4 font-sans text-small wrap-break-word whitespace-pre-wrap"
      >
        {text}
      </pre>
      <div className="mt-4 flex flex-wrap gap-3">
        {copyFirst && <Button onClick={copy}>{words.copy}</Button>}
        <ButtonAnchor
          href={tooLong ? composeHref({ subject: message.subject }) : whole}
          variant={copyFirst ? "outline" : "default"}
        >
          {words.email}
        </ButtonAnchor>
        <ButtonAnchor href={messagingHref(text)} target="_blank" rel="noreferrer" variant="outline">
          {words.messaging} {firm.messaging.label}
        </ButtonAnchor>
        {!copyFirst && (
          <Button variant="outline" onClick={copy}>
            {words.copy}
          </Button>
        )}
        <Button variant="ghost" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-small">
        {report}
      </p>
    </section>
  );
}
