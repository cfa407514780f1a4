import type { Page, Route } from "@playwright/test";
import { LEAD_FORM_PATIENCE } from "~/site/constants";
import { leadFormPage, pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { failure, formIn, frame } from "../lead-form";
import { expect, test } from "../test";
import { expectOtherWays, rewriteDocument } from "./unreachable";

// This build's policy names no provider; a real one's does (`npm run preflight` checks it).
test.use({
  bypassCSP: true,
  allowedErrors: [/Unsafe attempt to initiate navigation|Failed to load resource/],
});

const provider = "https://forms.provider.test";

/** What stands above a provider's frame that says nothing. */
const unsure = (page: Page) =>
  page.getByRole("alert").filter({ hasText: contact.form.failed.unsure.heading });

/** Serves /contact with a provider that answers thus. */
async function visit(page: Page, form: (route: Route) => Promise<void>, embed = "") {
  await rewriteDocument(page, pathOf("contact"), (html) =>
    html
      .replaceAll(`&quot;${leadFormPage.path}&quot;`, `&quot;${provider}/form&quot;`)
      .replaceAll(`&quot;${leadFormPage.script}&quot;`, `&quot;${provider}/embed.js&quot;`),
  );
  // The one address that a script may be added from is the firm's.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(leadFormPage.script, `${provider}/embed.js`);
    await route.fulfill({ response, body });
  });
  await page.route(`${provider}/form`, form);
  await page.route(`${provider}/embed.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: embed }),
  );
  await page.clock.install();
  await page.goto(pathOf("contact"));
}

const withForm = (script: string) => (route: Route) =>
  route.fulfill({
    contentType: "text/html",
    body: `<form action="/sent"><label>Name <input name="name"></label><button>Send</button></form>
      <script>${script}</script>`,
  });

test("a provider of another origin works in its sandbox, is as tall as it says, and cannot lead the page away", async ({
  page,
}) => {
  await page.route(`${provider}/sent?*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Thank you</p>" }),
  );
  await visit(
    page,
    withForm(`
      if (origin === "${provider}") parent.postMessage("[iFrameSizer]form:1200:600:init", "*");
      document.forms[0].onsubmit = () => {
        try { top.location = "${provider}/away"; } catch {}
      };`),
    `const grow = () => {
      document.querySelector("iframe[data-lead-form]").style.height = "99999px";
    };
    grow();
    addEventListener("message", grow);`,
  );
  const inside = formIn(page);
  await inside.getByLabel("Name").fill("Asha Patel");
  await page.clock.runFor(LEAD_FORM_PATIENCE);
  await expect(failure(page)).toBeHidden();
  await expect.poll(() => frame(page).evaluate(({ clientHeight }) => clientHeight)).toBe(4000);
  await inside.getByRole("button", { name: "Send" }).click();
  await expect(inside.getByText("Thank you")).toBeVisible();
  await expect(page).toHaveURL(pathOf("contact"));
});

test("a provider’s form keeps what was typed where it never says how tall it is, below the other ways", async ({
  page,
}) => {
  await visit(page, withForm(""));
  const name = formIn(page).getByLabel("Name");
  await name.fill("Asha Patel");
  await page.clock.runFor(LEAD_FORM_PATIENCE);
  await expectOtherWays(page, unsure(page));
  await expect(frame(page)).toBeVisible();
  await expect(name).toHaveValue("Asha Patel");
});

test("a provider’s form is as tall as it says where its own script does not find the frame", async ({
  page,
}) => {
  await visit(page, withForm('parent.postMessage("setHeight:539:1", "*")'));
  await expect.poll(() => frame(page).evaluate(({ clientHeight }) => clientHeight)).toBe(539);
});

test("a provider’s form that is blocked leaves its frame below the other ways, and can be tried again", async ({
  page,
}) => {
  let blocked = true;
  await visit(page, (route) => (blocked ? route.abort() : withForm("")(route)));
  await expect(frame(page)).toHaveCount(1);
  await page.clock.runFor(LEAD_FORM_PATIENCE);
  await expectOtherWays(page, unsure(page));
  await expect(frame(page)).toBeVisible();
  blocked = false;
  await page.getByRole("button", { name: contact.form.failed.unsure.retry }).click();
  await expect(formIn(page).getByLabel("Name")).toBeVisible();
});
