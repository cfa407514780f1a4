import { z } from "zod";
import { leadFormPage } from "./pages.ts";

/** The social networks that the site can draw an icon for, with the hosts a profile may live on. */
const socialHosts = {
  facebook: "facebook.com",
  instagram: "instagram.com",
  linkedin: "linkedin.com",
  x: "x.com",
  youtube: "youtube.com",
} as const;

export type SocialNetwork = keyof typeof socialHosts;

const networks = Object.keys(socialHosts) as [SocialNetwork, ...SocialNetwork[]];
const text = z.string("is missing").trim().min(1, "is empty");
const phone = text.regex(
  /^(?:\+|0)[\d ]{9,16}$/,
  "must be a phone number of digits and spaces, such as 0161 496 0000",
);
const email = z.email("must be an email address, such as hello@firm.example");
const httpsUrl = z.url({
  protocol: /^https$/,
  error: "must be a full address that starts with https://",
});
const siteAddress = z
  .string("is missing")
  .refine(
    (value) => /^\/(?!\/)\S*$/.test(value) || httpsUrl.safeParse(value).success,
    "must be a path on this site that starts with / or an address that starts with https://",
  );
const isoDate = z.iso.date("must be a date written YYYY-MM-DD");
const time = text.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time written HH:MM");

const timeZone = text.refine((value) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: value }));
  } catch {
    return false;
  }
}, "must be an IANA time zone, such as Europe/London");

const office = z.strictObject({
  id: text.regex(/^[a-z-]+$/, "must be lower-case letters and hyphens"),
  name: text,
  country: text,
  address: z.array(text).min(2, "needs at least two lines"),
  image: text,
  contactLink: siteAddress,
  isChina: z.boolean("must be true or false"),
  timeZone,
});

const socialProfile = z
  .strictObject({
    network: z.enum(networks, `must be one of ${networks.join(", ")}`),
    url: httpsUrl,
  })
  .refine(
    ({ network, url }) => {
      const host = new URL(url).hostname.replace(/^www\./, "");
      const own = socialHosts[network];
      return host === own || host.endsWith(`.${own}`) || host.endsWith(".example");
    },
    { path: ["url"], error: "is not an address on that network's own site" },
  );

const opening = z
  .strictObject({
    days: z.array(z.int().min(0).max(6, "must be a weekday, 0 (Sunday) to 6 (Saturday)")).min(1),
    label: text,
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "must be later than opens",
  });

const closedDay = z.strictObject({ date: isoDate, name: text });

/** Company particulars. UK law wants them on a real site; each line is hidden while it is empty. */
const company = z.strictObject({
  registeredName: text.optional(),
  registeredNumber: text.optional(),
  registeredIn: text.optional(),
  registeredOffice: text.optional(),
  professionalBody: text.optional(),
  amlSupervisor: text.optional(),
  hmrcRegistration: text.optional(),
  complaintsContact: text.optional(),
});

/** Who signs the note on contact and on the investigation pages; without one there is no note. */
const signatory = z.strictObject({ name: text, role: text, body: text });

/* The site's own form, or a provider's: never a part of each, and neither without the other. */
const leadForm = z
  .strictObject({ frameUrl: siteAddress, scriptUrl: siteAddress })
  .superRefine(({ frameUrl, scriptUrl }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const own = [frameUrl === leadFormPage.path, scriptUrl === leadFormPage.script];
    if (own.every(Boolean)) return;
    if (own[0])
      return refuse("scriptUrl", `must be ${leadFormPage.script} with the site's own form`);
    if (own[1]) return refuse("scriptUrl", "must be the embed script of the form's provider");
    for (const [field, address] of Object.entries({ frameUrl, scriptUrl })) {
      if (address.startsWith("/"))
        refuse(field, "must be the provider's address, which starts with https://");
    }
  });

const firmSchema = z.strictObject({
  name: text,
  origin: httpsUrl.refine(
    (value) => value === new URL(value).origin,
    "must be an origin without a path or a final slash, such as https://www.firm.example",
  ),
  phone,
  messaging: z.strictObject({ label: text, number: phone }),
  email,
  socials: z
    .array(socialProfile)
    .length(3, "must list exactly three profiles")
    .refine(
      (socials) => new Set(socials.map(({ network }) => network)).size === socials.length,
      "must not list a network twice",
    ),
  openingHours: z
    .array(opening)
    .min(1, "needs at least one line")
    .refine((lines) => {
      const days = lines.flatMap((line) => line.days);
      return new Set(days).size === days.length;
    }, "must not list a day twice"),
  /** Days, such as bank holidays, on which the hours above do not hold. */
  closedOn: z
    .array(closedDay)
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      "must not list a date twice",
    )
    .optional(),
  offices: z
    .array(office)
    .refine(
      (offices) => new Set(offices.map(({ id }) => id)).size === offices.length,
      "must not use an id twice",
    ),
  footerOffices: z.array(text).length(4, "must list exactly four office ids"),
  aboutOffices: z.array(text).length(3, "must list exactly three office ids"),
  company,
  signatory: signatory.optional(),
  leadForm,
  newsletter: z.strictObject({ action: httpsUrl.optional() }),
  reviews: z.strictObject({ source: text, asAt: isoDate }),
});

const checkedFirm = firmSchema.superRefine((firm, context) => {
  if (firm.leadForm.frameUrl.startsWith(`${firm.origin}/`)) {
    context.addIssue({
      code: "custom",
      path: ["leadForm", "frameUrl"],
      message: "is on the site itself, where the frame's sandbox protects nothing",
    });
  }
  const ids = new Set(firm.offices.map(({ id }) => id));
  for (const list of ["footerOffices", "aboutOffices"] as const) {
    firm[list].forEach((id, index) => {
      if (!ids.has(id)) {
        context.addIssue({
          code: "custom",
          path: [list, index],
          message: `"${id}" is not the id of an office`,
        });
      }
    });
  }
});

export type Firm = z.infer<typeof firmSchema>;
export type Office = Firm["offices"][number];
export type Opening = Firm["openingHours"][number];
export type ClosedDay = z.infer<typeof closedDay>;

/**
 * Checks the firm's details.
 *
 * @param details the values of `config/firm.ts`, unchecked
 * @returns the same values, typed
 * @throws Error with one line for each bad value, naming the field and what is wrong with it
 */
export function parseFirm(details: unknown): Firm {
  const result = checkedFirm.safeParse(details);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${z.core.toDotPath(path)} ${message}`,
  );
  throw new Error(`config/firm.ts has a bad value:\n${lines.join("\n")}`);
}
