import { firm } from "~/firm/firm";
import { articlePath, pathOf } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { contact } from "~/words/pages/contact";
import { faqs } from "~/words/pages/faqs";
import { nameIn } from "../lead-form";
import { arrive, titleOf, written } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./unreachable";

const article = articlePath(written[0]?.slug ?? "");

test.describe("with storage denied", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
      Object.defineProperty(document, "cookie", {
        get: () => "",
        set() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }),
  );

  test("pages wake up and lead on, there and back", async ({ page }) => {
    await arrive(page, "/");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: titleOf("faqs") })
      .click();
    await expectWordsAndWays(page, faqs.hero.headline);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expectWordsAndWays(page, faqs.hero.headline);
  });

  test("the form is there", async ({ page }) => {
    await page.goto(pathOf("contact"));
    await expect(nameIn(page)).toBeVisible();
    await expectWordsAndWays(page, contact.hero.headline);
  });
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
