import { testimonials } from "~/firm/testimonials";
import { reviewWords } from "~/words/reviews";
import { test as anyTest, expect } from "./test";

const carousel = "[aria-roledescription=carousel]";
const [first = "", second = ""] = testimonials.map(({ name }) => name);
const count = testimonials.length;
const test = anyTest.skipIf(count === 0);

test("the carousel loops by its buttons", async ({ visitor }) => {
  const status = () => visitor.texts(`${carousel} [role=status]`);
  await visitor.goto("/");
  await visitor.click(`${carousel} button`, reviewWords.next);
  await expect.poll(status).toEqual([`Review 2 of ${count}`]);
  await visitor.click(`${carousel} button`, reviewWords.previous);
  await visitor.click(`${carousel} button`, reviewWords.previous);
  await expect.poll(status).toEqual([`Review ${count} of ${count}`]);
});

test("on a phone the arrow keys move it", async ({ visitor }) => {
  await visitor.hold("phone");
  await visitor.goto("/");
  await visitor.click(`${carousel} figure`);
  await expect.poll(() => visitor.sees("figcaption strong", first)).toBe(true);
  await visitor.press("ArrowRight");
  await expect.poll(() => visitor.sees("figcaption strong", second)).toBe(true);
  await visitor.press("ArrowLeft");
  await expect.poll(() => visitor.sees("figcaption strong", first)).toBe(true);
});
