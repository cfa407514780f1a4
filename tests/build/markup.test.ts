import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readDocuments } from "../../hosting/documents";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
const documents = readDocuments(new URL("../../build/client/", import.meta.url));

test.each(documents)("$file is valid HTML", async ({ html }) => {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(messages)]).toEqual([]);
});
