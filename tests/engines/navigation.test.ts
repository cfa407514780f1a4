import { pathOf } from "~/site/pages";
import { about } from "~/words/pages/about";
import { home } from "~/words/pages/home";
import { notFound } from "~/words/pages/not-found";
import { expect, test } from "./test";

test("a new page starts at its top", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.click("footer a", "About");
  await expect.poll(visitor.path).toBe(pathOf("about"));
  await expect.poll(() => visitor.texts("h1")).toEqual([about.hero.headline]);
  expect(await visitor.scrolled()).toBe(0);
});

test("the skip link is the first stop and leads past the header", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.press("Tab");
  await expect.poll(visitor.focused).toBe("Skip to the content");
  await visitor.press("Enter");
  await visitor.press("Tab");
  await expect.poll(visitor.focused).toBe("Free Consultation");
});

for (const path of ["/nope", "/a/b/c"]) {
  test(`${path} shows the not-found screen and leads home`, async ({ visitor }) => {
    await visitor.goto(path);
    expect(await visitor.texts("h1")).toEqual([notFound.headline]);
    await visitor.click("main a", notFound.home);
    await expect.poll(visitor.path).toBe("/");
    await expect.poll(() => visitor.texts("h1")).toEqual([home.hero.headline]);
  });
}
