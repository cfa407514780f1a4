import { firm } from "~/firm/firm";
import { services } from "~/site/navigation";
import { pageById, pathOf } from "~/site/pages";
import { contact } from "~/words/pages/contact";
import { home } from "~/words/pages/home";
import { leadForm } from "~/words/pages/lead-form";
import { expect, test } from "./test";

const { fields } = leadForm;
const service = pageById(services.at(-1)?.page ?? "services").label;
const frame = `iframe[title="${contact.form.frameTitle}"]`;

test("from home, past an empty form, to a message handed to the visitor's e-mail app", async ({
  visitor,
}) => {
  await visitor.goto("/");
  await visitor.click("main a", home.hero.consult);
  await expect.poll(visitor.path).toBe(pathOf("contact"));
  await expect.poll(() => visitor.attribute(frame, "style")).toMatch(/height: \d+px/);
  await visitor.inFrame(frame, async (form) => {
    await form.click("button", leadForm.submit);
    await expect.poll(() => form.texts("[id$=-error]")).toHaveLength(6);
    await expect.poll(() => form.attribute(":focus", "autocomplete")).toBe("name");

    await form.fill(fields.fullName, "Asha Patel");
    await form.fill(fields.email, "asha@example.com");
    await form.fill(fields.phone, "07700 900123");
    await form.choose(fields.service, service);
    await form.fill(fields.message, "A letter headed Employer compliance check.");
    await form.click("label", fields.terms);
    await form.click("button", leadForm.submit);

    await expect.poll(form.focused).toBe(leadForm.ready.heading);
    const mail = new URL((await form.attribute("a[href^=mailto]", "href")) ?? "");
    expect(mail.pathname).toBe(firm.email);
    expect(mail.searchParams.get("subject")).toContain(service);
    expect(mail.searchParams.get("body")).toContain("Asha Patel");
  });
});
