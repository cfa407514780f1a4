import { expect, test } from "vitest";
import { filterResources, filtersFrom, noFilters, queryFrom } from "./filter-resources";

const items = [
  { title: "VAT threshold", summary: "When to register", topic: "VAT", format: "Guides" },
  { title: "Payday", summary: "Reports and VAT on fuel", topic: "PAYE", format: "FAQ" },
];

test.each([
  [noFilters, ["VAT threshold", "Payday"]],
  [{ ...noFilters, search: "vat" }, ["VAT threshold", "Payday"]],
  [{ ...noFilters, search: " REGISTER " }, ["VAT threshold"]],
  [{ ...noFilters, topic: "PAYE" }, ["Payday"]],
  [{ search: "vat", topic: "PAYE", format: "FAQ" }, ["Payday"]],
  [{ search: "vat", topic: "PAYE", format: "Guides" }, []],
])("%j leaves %j", (filters, titles) => {
  expect(filterResources(items, filters).map(({ title }) => title)).toEqual(titles);
});

test("filters survive the address, and unknown ones count as All", () => {
  const filters = { search: "R&D, 50%", topic: "VAT", format: "All" };
  const query = queryFrom(filters);
  expect(query).toBe("?search=R%26D%2C+50%25&topic=VAT");
  expect(filtersFrom(query, ["All", "VAT"], ["All"])).toEqual(filters);
  expect(filtersFrom(query, ["All"], ["All"]).topic).toBe("All");
  expect(queryFrom(noFilters)).toBe("");
});
