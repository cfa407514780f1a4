import { useEffect, useRef, useState } from "react";
import { firm } from "~/config/firm";
import type { ComposedMessage } from "~/lib/compose-message";
import { composeHref, messagingHref } from "~/lib/contact-links";
import { copyText } from "~/lib/copy-text";
import { Button, ButtonAnchor } from "~/ui/button";

export type ReadyWords = Record<
  "heading" | "text" | "email" | "messaging" | "copy" | "copied" | "notCopied" | "edit",
  string
>;

interface ReadyMessageProps {
  message: ComposedMessage;
  words: ReadyWords;
  onEdit: () => void;
}

/** The composed message, and every way to send it on. */
export function ReadyMessage({ message, words, onEdit }: ReadyMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [report, setReport] = useState("");
  const text = `${message.subject}\n\n${message.body}`;

  useEffect(() => heading.current?.focus(), []);

  const copy = async () => setReport((await copyText(text)) ? words.copied : words.notCopied);

  return (
    <section aria-label={words.heading}>
      <h2 ref={heading} tabIndex={-1} className="text-h3 font-[560]">
        {words.heading}
      </h2>
      <p className="mt-3">{words.text}</p>
      <pre className="mt-5 border border-feint bg-paper p-4 font-sans text-small wrap-break-word whitespace-pre-wrap">
        {text}
      </pre>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonAnchor href={composeHref(message)}>{words.email}</ButtonAnchor>
        <ButtonAnchor href={messagingHref(text)} target="_blank" rel="noreferrer" variant="outline">
          {words.messaging} {firm.messaging.label}
        </ButtonAnchor>
        <Button variant="outline" onClick={copy}>
          {words.copy}
        </Button>
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
