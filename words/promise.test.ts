import { expect, test } from "vitest";
import { promise } from "./promise";

test("an id that is given to two sentences stops the build", () => {
  promise("test-reading", "A second person reads it.");
  expect(() => promise("test-reading", "Two people read it.")).toThrow("another id");
});
