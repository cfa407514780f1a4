import { chrome } from "~/words/chrome";
import { alike, screens } from "../e2e/screens";
import { expect, test } from "./test";

test("the skip link is the first stop and leads past the header", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.press("Tab");
  await expect.poll(visitor.focused).toBe(chrome.skip);
  await visitor.press("Enter");
  await visitor.press("Tab");
  const [first] = await visitor.texts("main a");
  await expect.poll(visitor.focused).toBe(first);
});

test("a page of each layout wakes without a complaint", async ({ visitor }) => {
  for (const path of screens.filter((one) => !alike.has(one))) {
    await visitor.goto(path);
    expect(await visitor.texts("h1"), path).toHaveLength(1);
    expect(await visitor.problems(), path).toBe("[]");
  }
});
