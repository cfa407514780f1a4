import { ButtonLink } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { FileEntry } from "~/app/parts/file-sheet";

interface FaqHelpProps {
  heading: string;
  text: string;
  contact: string;
  call: string;
}

/** For the question that is not in the list. */
export function FaqHelp({ heading, text, contact, call }: FaqHelpProps) {
  return (
    <FileEntry heading={heading}>
      <p className="max-w-text">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink page="contact" className="max-sm:w-full">
          {contact}
        </ButtonLink>
        <PhoneButton lead={call} className="max-sm:w-full" />
        <OpenLine />
      </div>
    </FileEntry>
  );
}
