import { firm } from "~/firm/firm";
import { articlePath, pathOf } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { contact } from "~/words/pages/contact";
import { nameIn } from "../lead-form";
import { arrive, written } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./unreachable";

const article = articlePath(written[0]?.slug ?? "");

test("with storage denied the form is there", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB"])
      Object.defineProperty(window, name, { configurable: true, get: denied });
    Object.defineProperty(document, "cookie", { get: () => "", set: denied });
  });
  await page.goto(pathOf("contact"));
  await expect(nameIn(page)).toBeVisible();
  await expectWordsAndWays(page, contact.hero.headline);
});

test("a browser without a clipboard shows the address instead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await arrive(page, pathOf("contact"));
  await page.getByRole("button", { name: contact.details.copy }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(firm.email);
});

test("a share sheet and a clipboard that both refuse leave the address to read", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await arrive(page, article);
  await page.getByRole("button", { name: blog.article.share }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(firm.origin + article);
});
