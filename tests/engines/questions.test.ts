import { contact } from "~/words/pages/contact";
import { expect, test } from "./test";

const [first, second] = contact.faqs.items;
const last = contact.faqs.items[9];

test("one question is open at a time, and it can be closed again", async ({ visitor }) => {
  await visitor.goto("/contact");
  await visitor.click("summary h3", first.question);
  await expect.poll(() => visitor.shows("details p", first.answer[1])).toBe(true);
  await visitor.click("summary h3", second.question);
  await expect.poll(() => visitor.shows("details p", second.answer[1])).toBe(true);
  await expect.poll(() => visitor.shows("details p", first.answer[1])).toBe(false);
  await visitor.click("summary h3", second.question);
  await expect.poll(() => visitor.shows("details p", second.answer[1])).toBe(false);
});

test("a question's own address opens it and brings it into view", async ({ visitor }) => {
  await visitor.goto(`/contact#${last.id}`);
  await expect.poll(() => visitor.shows("details p", last.answer[0])).toBe(true);
  expect(await visitor.sees("summary h3", last.question)).toBe(true);
});
