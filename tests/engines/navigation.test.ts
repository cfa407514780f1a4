import { home } from "~/words/pages/home";
import { notFound } from "~/words/pages/not-found";
import { expect, test } from "./test";

test("the skip link is the first stop and leads past the header", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.press("Tab");
  await expect.poll(visitor.focused).toBe("Skip to the content");
  await visitor.press("Enter");
  await visitor.press("Tab");
  const [first] = await visitor.texts("main a");
  await expect.poll(visitor.focused).toBe(first);
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
