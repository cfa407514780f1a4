import { afterEach, expect, test, vi } from "vitest";
import { notFoundPath, pathOf, standInRoute } from "~/config/pages";
import { settleAddress, settledPath } from "./settle-address";

vi.mock("../config/moved-pages", () => ({
  movedPages: [
    { from: "/old-site/tariff.aspx", to: "/faqs" },
    { from: "/blog/first-guide", to: "/blog/what-is-cop9" },
  ],
}));

/** The browser has come to an address, and a host has answered with one of the site's documents. */
function arrive(asked: string, document: string, referrer = "") {
  const { href, pathname, search, hash } = new URL(asked, "https://the-firm.example");
  const location = { href, pathname, search, hash, replace: vi.fn(), reload: vi.fn() };
  const history = { state: null, replaceState: vi.fn() };
  vi.stubGlobal("window", { location, history });
  vi.stubGlobal("document", { documentElement: { dataset: { address: document } }, referrer });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  return { location, history };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/Old-Site/Tariff.aspx?x=1#y", notFoundPath, "/faqs?x=1#y"],
  ["/blog/first-guide/", standInRoute.document, "/blog/what-is-cop9"],
  ["/Contact", notFoundPath, pathOf("contact")],
])("where a host does not redirect %s, the document %s opens %s", (asked, document, address) => {
  const { location } = arrive(asked, document);
  expect(settleAddress()).toBeUndefined();
  expect(location.replace).toHaveBeenCalledWith(address);
});

test("a host that leads back to the same address is asked once", () => {
  const asked = "/blog/never-written/?x=1#y";
  const { location } = arrive(
    asked,
    notFoundPath,
    "https://the-firm.example/blog/never-written/?x=1",
  );
  expect(settleAddress()).toBeDefined();
  expect(location.replace).not.toHaveBeenCalled();
});

test("a page that was sent for another address puts its own into the bar", () => {
  const { location, history } = arrive("/services%2Fcop9?x=1", pathOf("cop9"));
  expect(settleAddress()).toBeDefined();
  expect(history.replaceState).toHaveBeenCalledWith(null, "", `${pathOf("cop9")}?x=1`);
  expect(location.replace).not.toHaveBeenCalled();
});

test("a link to a moved page is a link to the one that has taken its place", () => {
  expect(settledPath("/blog/first-guide")).toBe("/blog/what-is-cop9");
  expect(settledPath("/nowhere")).toBe("/nowhere");
});
