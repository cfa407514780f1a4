import type { Page } from "@playwright/test";
import { contactFormSchema } from "~/app/islands/lead-form/contact-form";
import { firm } from "~/firm/firm";
import { TOAST } from "~/site/constants";
import { leadFormPage, pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { leadForm } from "~/words/pages/lead-form";
import { arrive, bringUpToast } from "./screens";
import { expect, test } from "./test";

/** What a screen reader is told of one thing on the page. */
interface Told {
  role: string;
  name: string;
  live?: string;
  expanded?: boolean;
}

/** The browser's own accessibility tree, in reading order, without what it leaves out. */
async function whatIsTold(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Told[] => {
    const node = byId.get(id);
    if (!node) return [];
    const of = (name: string) => node.properties?.find((property) => property.name === name)?.value;
    const told = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? "").trim(),
      live: of("live")?.value,
      expanded: of("expanded")?.value,
    };
    return [...(node.ignored ? [] : [told]), ...(node.childIds ?? []).flatMap(read)];
  };
  return read(nodes[0]?.nodeId ?? "");
}

test("a toast is told by a live region that was there before it", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { early: 0, late: 0 };
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches("[aria-live]")) seen.early = performance.now();
          if (node.querySelector("[data-sonner-toast]") || node.matches("[data-sonner-toast]"))
            seen.late = performance.now();
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await bringUpToast(page);
  const told = await whatIsTold(page);
  const region = told.findIndex(({ live }) => live === "polite");
  expect(told.slice(region).some(({ name }) => name === `Copied: ${firm.email}`)).toBe(true);
  const { early, late } = await page.evaluate(
    () => (window as unknown as { seen: { early: number; late: number } }).seen,
  );
  expect(late - early).toBeGreaterThanOrEqual(TOAST.headStart);
});

test("the lead form's errors are tied to their fields, and the first takes the focus", async ({
  page,
}) => {
  await arrive(page, leadFormPage.path);
  await page.getByRole("button", { name: leadForm.submit }).click();
  const { error } = contactFormSchema.safeParse({
    fullName: "",
    email: "",
    phone: "",
    service: "",
    subject: "",
    message: "",
    termsAccepted: false,
  });
  expect(error?.issues).toHaveLength(6);
  for (const { path, message } of error?.issues ?? []) {
    const field = page.locator(`[name="${path.join()}"]`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  // Whoever has left the message out hears again what belongs in it.
  await expect(page.getByLabel(leadForm.fields.message)).toHaveAccessibleDescription(
    `Message is required ${leadForm.fields.messageHint}`,
  );
  await expect(page.getByLabel(leadForm.fields.fullName)).toBeFocused();

  await page.getByLabel(leadForm.fields.fullName).fill("Ada");
  await expect(page.getByLabel(leadForm.fields.fullName)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel(leadForm.fields.fullName)).toHaveAccessibleDescription("");
});

test("a question says whether it is open", async ({ page }) => {
  await arrive(page, pathOf("contact"));
  const states = async () =>
    (await whatIsTold(page))
      .filter(({ role }) => role.startsWith("Disclosure"))
      .map(({ expanded }) => expanded);
  const closed = await states();
  expect(closed).not.toContain(true);
  expect(closed.length).toBeGreaterThanOrEqual(contact.faqs.items.length);
  await page.locator("details[name=contact-faq] summary").nth(1).press("Enter");
  expect(await states()).toEqual(closed.with(1, true));
});
