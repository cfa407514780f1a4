import { expect, test } from "vitest";
import { wranglerSettings } from "./cloudflare.ts";

test("Cloudflare gives each page one address, and answers what is missing with the firm’s own 404", () => {
  expect(JSON.parse(wranglerSettings()).assets).toMatchObject({
    html_handling: "drop-trailing-slash",
    not_found_handling: "404-page",
  });
});
