import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignedNote } from "~/sections/signed-note";

const words = { heading: "A heading", text: "A text." };

test("the note is signed with name, role and credentials", () => {
  const signatory = { id: "p", name: "A. Person", role: "Partner", body: "Member of a body" };
  const note = renderToStaticMarkup(<SignedNote {...words} signatory={signatory} />);
  for (const text of [words.text, ...Object.values(signatory).slice(1)])
    expect(note).toContain(text);
});

test("without a person to sign it there is no note", () => {
  expect(renderToStaticMarkup(<SignedNote {...words} signatory={undefined} />)).toBe("");
});
