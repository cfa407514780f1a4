import { expect, test } from "vitest";
import { addressOf, listAddresses } from "./address-of";

const known = listAddresses(
  ["/", "/contact", "/services/cop9"],
  [
    { from: "/Old_Site/Tariff.aspx", to: "/contact" },
    { from: "/blog/first-words", to: "/blog/last-words" },
  ],
);

test.each([
  ["/", "/"],
  ["/Contact//", "/contact"],
  ["/services//COP9.html", "/services/cop9"],
  ["/Old_Site/Tariff.aspx", "/contact"],
  ["/old_site/tariff.aspx/", "/contact"],
  ["/blog/first-words", "/blog/last-words"],
  ["/Blog/Never-Written/index.html", "/blog/never-written"],
  ["/blog/%F0%9F%92%A3", "/blog/%F0%9F%92%A3"],
])("%s is meant for %s", (asked, address) => {
  expect(addressOf(asked, known)).toBe(address);
});

test.each(["/nope", "/contact/more", "/blog/a/b", "//evil.example/contact", "/conta%63t"])(
  "%s is meant for no page",
  (asked) => {
    expect(addressOf(asked, known)).toBeUndefined();
  },
);
