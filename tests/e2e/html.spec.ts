import { HtmlValidate } from "html-validate";
import { readDocuments } from "../../scripts/build/documents";
import { expect, test } from "./test";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const { file, html } of readDocuments(new URL("../../build/client/", import.meta.url))) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect([...new Set(messages)]).toEqual([]);
  });
}
