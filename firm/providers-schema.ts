import { z } from "zod";
import { leadFormPage } from "../site/pages.ts";
import { httpsUrl, siteAddress, text } from "./fields.ts";

/* The site's own form, or a provider's: never a part of each, and neither without the other. */
export const leadForm = z
  .strictObject({ frameUrl: siteAddress, scriptUrl: siteAddress })
  .superRefine(({ frameUrl, scriptUrl }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const own = [frameUrl === leadFormPage.path, scriptUrl === leadFormPage.script];
    if (own.every(Boolean)) return;
    if (own[0])
      return refuse("scriptUrl", `must be ${leadFormPage.script} with the site's own form`);
    if (own[1])
      return refuse(
        "scriptUrl",
        "must be the embed script of the form's provider: write its address, which starts with https://",
      );
    for (const [field, address] of Object.entries({ frameUrl, scriptUrl })) {
      if (address.startsWith("/"))
        refuse(field, "must be the provider's address, which starts with https://");
    }
  });

/* Where the newsletter's provider takes addresses, and under which name. */
export const newsletter = z
  .strictObject({ action: httpsUrl.optional(), field: text.optional() })
  .refine(({ action, field }) => !action || field, {
    path: ["field"],
    message:
      "is missing: write the name of the email field in your provider's form, such as EMAIL (Mailchimp, Brevo), fields[email] (MailerLite) or email_address (Kit)",
  });
