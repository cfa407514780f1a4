/** Regions by their English names: Pakistan is PK. */
const regions = new Map(
  Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  ).map((code) => [new Intl.DisplayNames("en", { type: "region" }).of(code), code]),
);

/**
 * @param country its English name, such as United Kingdom
 * @param timeZone an IANA time zone
 * @returns whether clocks in that country can show it; true too of a name that no country has
 */
export function isTimeIn(country: string, timeZone: string): boolean {
  const zones = new Intl.Locale(`und-${regions.get(country) ?? "ZZ"}`).getTimeZones() ?? [];
  const own = canonical(timeZone);
  return zones.length === 0 || zones.some((zone) => canonical(zone) === own);
}

/** A zone has several names: Asia/Kolkata is Asia/Calcutta. */
const canonical = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
