import { resources } from "~/words/pages/resources";
import { titlesOf } from "../e2e/expected-resources";
import { expect, test } from "./test";

const { search } = resources;

test("filters leave what matches, say when nothing does, and can be cleared", async ({
  visitor,
}) => {
  const titles = () => visitor.texts("main li h3");
  await visitor.goto("/resources");
  await visitor.choose(search.topic, "VAT");
  await expect.poll(titles).toEqual(titlesOf({ topic: "VAT" }));
  await visitor.fill(search.label, "lottery");
  await expect.poll(() => visitor.texts("main [role=status]")).toEqual([search.empty]);
  await visitor.click("button", search.clear);
  await expect.poll(titles).toEqual(titlesOf({}));
  await expect.poll(() => visitor.attribute(":focus", "type")).toBe("search");
});
