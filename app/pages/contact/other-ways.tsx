import { Button } from "~/app/design/button";
import { EmailLink, MessagingLink } from "~/app/design/contact-link";
import { firm } from "~/firm/firm";

interface OtherWaysProps {
  words: { write: string; textOnly: string; copy: string; copied: string; notCopied: string };
}

const way = "text-link inline-flex min-h-11 items-center font-semibold";

/** The ways to write that need no form, in one quiet row. */
export function OtherWays({ words }: OtherWaysProps) {
  const { email, messaging } = firm;
  return (
    <div className="border-t border-rule pt-4">
      <h2 className="mb-1 text-h3">{words.write}</h2>
      <p>{words.textOnly}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <MessagingLink className={way}>{`Open ${messaging.label}`}</MessagingLink>
        <span className="flex flex-wrap items-center gap-x-4">
          <EmailLink className={`${way} wrap-anywhere`}>{email}</EmailLink>
          <Button
            variant="link"
            size="sm"
            className="needs-script"
            data-copy={email}
            data-copied={`${words.copied} ${email}`}
            data-not-copied={`${words.notCopied} ${email}`}
          >
            {words.copy}
          </Button>
        </span>
      </div>
    </div>
  );
}
