import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleFirm } from "~/firm/samples/sample-firm";
import { blog } from "~/words/pages/blog";
import { NewsletterForm } from "./newsletter";

test("with a provider, the form is posted to it as it stands, the address under its own name for it", () => {
  const [action, field] = ["https://news.provider.com/subscribe", "fields[email]"];
  const html = renderToStaticMarkup(
    <NewsletterForm {...blog.newsletter} action={action} field={field} />,
  );
  expect(html).toContain(`action="${action}"`);
  expect(html).toContain('method="post"');
  expect(html).not.toContain("text/plain");
  expect(html).toMatch(/<input(?=[^>]*name="fields\[email\]")(?=[^>]*type="email")/);
});

test("without one, the browser itself opens the e-mail app", () => {
  const html = renderToStaticMarkup(<NewsletterForm {...blog.newsletter} />);
  expect(html).toContain(`action="mailto:${sampleFirm.email}?`);
  expect(html).toContain('encType="text/plain"');
});
