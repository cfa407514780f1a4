import { PageLink } from "~/app/design/link";
import type { ServiceCard } from "~/words/types";

/** What stands in a card's cell; a click anywhere in the cell (`card`) follows the link. */
export function CardLink({ title, description, link, action }: ServiceCard & { action: string }) {
  return (
    <>
      <h3 className="decoration-2 underline-offset-4 entry-hover:underline">{title}</h3>
      <p className="mt-2 mb-4">{description}</p>
      <PageLink
        page={link}
        className="text-link mt-auto self-start font-semibold after:absolute after:inset-0"
        subject={title}
      >
        {action}
      </PageLink>
    </>
  );
}
