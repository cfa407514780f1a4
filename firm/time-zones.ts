const codes = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
);

/** Regions by their English names, the shorter ones too: Pakistan is PK, Hong Kong is HK. A name of two letters is none. */
const regions = new Map(
  (["long", "short"] as const).flatMap((style) => {
    const names = new Intl.DisplayNames("en", { type: "region", style, fallback: "none" });
    return codes.map((code) => [names.of(code) ?? "", code] as const);
  }),
);

/** @returns whether a country has this English name */
export function isCountry(name: string): boolean {
  return name.length > 2 && regions.has(name);
}

/**
 * @param country its English name, such as United Kingdom
 * @param timeZone an IANA time zone
 * @returns whether clocks in that country can show it; true too of a name that no country has
 */
export function isTimeIn(country: string, timeZone: string): boolean {
  const zones = new Intl.Locale(`und-${regions.get(country) ?? "ZZ"}`).getTimeZones() ?? [];
  return zones.length === 0 || zones.map(offsetsOf).includes(offsetsOf(timeZone));
}

/** In winter and in summer: a time has several names, and Jersey's is London's. */
function offsetsOf(timeZone: string): string {
  const clock = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return ["2026-01-01", "2026-07-01"].map((day) => clock.format(new Date(day))).join();
}
