import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { limits } from "~/app/seo/limits";
import type { Firm } from "~/firm/firm-schema";
import { longestFirm } from "../../firm/samples/longest-firm";
import { smallFirm } from "../../firm/samples/small-firm";

const [leeds] = smallFirm.offices as [Firm["offices"][number]];
const dubai = { ...leeds, id: "dubai", name: "Dubai", latin: "12 Example Road, Dubai" };

/** What is loaded from now on knows a firm of such details. */
function firmIs(details: Partial<Firm>) {
  vi.resetModules();
  vi.doMock("~/firm/firm", () => ({ firm: { ...smallFirm, ...details } }));
}

test("the head office is the first on /offices, with the hours and its line in Latin letters", async () => {
  firmIs({ offices: [leeds, dubai], footerOffices: ["dubai"] });
  const { default: Offices } = await import("~/app/pages/offices/offices");
  const page = renderToStaticMarkup(<Offices />);
  const places = [">Dubai</h2>", dubai.latin, "Monday to Friday", ">Leeds</h3>"].map((words) =>
    page.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

const towns = ["Ai", "A".repeat(30)];
const phones = [undefined, "0113 496 0000"];

test.each(
  [1, 12].flatMap((count) =>
    towns.flatMap((town) => phones.map((phone) => ({ count, town, phone }))),
  ),
)(
  "of $count in $town with the phone $phone search engines are told enough, and not too much",
  async ({ count, town: name, phone }) => {
    const offices = Array.from({ length: count }, (_, at) => ({
      ...leeds,
      id: `o${at}`,
      name,
      phone,
    }));
    firmIs({ offices, footerOffices: ["o0"] });
    const words = await import("~/words/pages/offices");
    const { title, description } = words.offices.meta;
    expect(title.length).toBeLessThanOrEqual(limits.title);
    expect(description.length).toBeGreaterThanOrEqual(limits.description.least);
    expect(description.length).toBeLessThanOrEqual(limits.description.most);
  },
);

test("an office is named before the time there is told", async () => {
  firmIs(longestFirm);
  const { OfficeTable } = await import("~/app/parts/office-table");
  const { cards } = (await import("~/words/pages/offices")).offices;
  const table = renderToStaticMarkup(
    <OfficeTable {...cards} offices={longestFirm.offices.slice(0, 1)} className="" />,
  );
  expect(table.indexOf(cards.timeLabel)).toBeGreaterThan(table.indexOf("<h3"));
});

test("an address in Chinese is read and set as Chinese at the foot of a page, its country as English", async () => {
  firmIs(longestFirm);
  const { Footer } = await import("~/app/chrome/footer");
  const footer = renderToStaticMarkup(<Footer />);
  const { address = [], country = "" } = longestFirm.offices.find(({ isChina }) => isChina) ?? {};
  expect(footer).toContain(`lang="zh-Hans">${address.join("\n")}</span>\n${country}`);
});
