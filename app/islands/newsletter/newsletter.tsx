import type { FormEvent } from "react";
import { Button } from "~/app/design/button";
import { notify } from "~/app/design/notify";
import { TextField } from "~/app/design/text-field";
import { composeHref } from "~/firm/contact-links";

interface NewsletterFormProps {
  label: string;
  submit: string;
  privacy: string;
  mail: { subject: string; body: string };
  toasts: { mail: string; provider: string };
  /** Where the newsletter provider takes requests; without one, the visitor's e-mail app opens. */
  action?: string | undefined;
}

/** Asks for an address; the browser checks it, and nothing claims what did not happen. */
export function NewsletterForm({
  label,
  submit,
  privacy,
  mail,
  toasts,
  action,
}: NewsletterFormProps) {
  const compose = (subscriber: string) =>
    composeHref({
      subject: mail.subject,
      body: mail.body.replace("{subscriber}", () => subscriber),
    });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (action) return notify(toasts.provider);
    event.preventDefault();
    const subscriber = new FormData(event.currentTarget).get("email");
    window.location.assign(compose(String(subscriber)));
    notify(toasts.mail);
  };

  return (
    <form
      action={action ?? composeHref({ subject: mail.subject })}
      method="post"
      encType={action ? undefined : "text/plain"}
      target={action ? "_blank" : undefined}
      onSubmit={onSubmit}
    >
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        required
        hint={privacy}
      />
      <Button type="submit" className="mt-4">
        {submit}
      </Button>
    </form>
  );
}
