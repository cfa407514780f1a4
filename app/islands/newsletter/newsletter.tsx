import type { FormEvent } from "react";
import { Button } from "~/app/design/button";
import { notify } from "~/app/design/notify";
import { TextField } from "~/app/design/text-field";
import { composeHref } from "~/firm/contact-links";
import type { blog } from "~/words/pages/blog";

type Words = Pick<typeof blog.newsletter, "label" | "submit" | "privacy" | "mail" | "toasts">;

interface NewsletterFormProps extends Words {
  /** Where the newsletter provider takes requests; without one, the visitor's e-mail app opens. */
  action?: string | undefined;
  /** What the provider calls the field with the address. */
  field?: string | undefined;
}

/** Asks for an address; the browser checks it, and nothing claims what did not happen. */
export function NewsletterForm({
  action,
  field = "email",
  mail,
  toasts,
  ...words
}: NewsletterFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (action) return notify(toasts.provider);
    event.preventDefault();
    const subscriber = String(new FormData(event.currentTarget).get(field));
    const body = mail.body.replace("{subscriber}", () => subscriber);
    window.location.assign(composeHref({ ...mail, body }));
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
        label={words.label}
        name={field}
        type="email"
        autoComplete="email"
        required
        hint={words.privacy}
      />
      <Button type="submit" className="mt-4">
        {words.submit}
      </Button>
    </form>
  );
}
