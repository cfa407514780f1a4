import { Button } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { notify } from "~/app/design/notify";
import { copyText } from "~/app/plain/copy-text";

interface ShareButtonProps {
  label: string;
  title: string;
  url: string;
  toasts: { copied: string; failed: string };
}

/** The system's share sheet; else the link is copied; else it is shown. Cancelling is no error, nor is a second tap. */
export function ShareButton({ label, title, url, toasts }: ShareButtonProps) {
  const share = async () => {
    if (navigator.share) {
      const done = await navigator.share({ title, url }).then(
        () => true,
        (error: Error) => /^(?:Abort|InvalidState)Error$/.test(error.name),
      );
      if (done) return;
    }
    if (await copyText(url)) notify(toasts.copied);
    else notify(toasts.failed.replace("{address}", url), "error");
  };

  return (
    <Button variant="outline" size="sm" onClick={share} className="needs-script">
      <Icon name="share" />
      {label}
    </Button>
  );
}
