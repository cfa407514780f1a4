import type { FormEvent } from "react";
import { composeHref } from "~/lib/contact-links";
import { notify } from "~/lib/notify";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

interface NewsletterProps {
  heading: string;
  text: string;
  label: string;
  submit: string;
  privacy: string;
  mail: { subject: string; body: string };
  toasts: { mail: string; provider: string };
  /** Where the newsletter provider takes requests; without one, the visitor's e-mail app opens. */
  action?: string;
}

/** Asks for the newsletter; the browser checks the address, and nothing claims what did not happen. */
export function Newsletter({
  heading,
  text,
  label,
  submit,
  privacy,
  mail,
  toasts,
  action,
}: NewsletterProps) {
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
    <section aria-label={heading} className="screen-only page-width section-gap">
      <div className="grid items-center gap-x-10 gap-y-6 border-l-[6px] border-manila bg-manila-tint p-6 md:p-10 lg:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          <p className="mt-3">{text}</p>
        </div>
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
      </div>
    </section>
  );
}
