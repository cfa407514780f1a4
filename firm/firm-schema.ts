import { z } from "zod";
import { leadFormPage, pages } from "../site/pages.ts";
import { badValue } from "./bad-values.ts";
import { counted, dealings } from "./dealings-schema.ts";
import {
  email,
  httpsUrl,
  id,
  listOf,
  noneTwice,
  pastDate,
  phone,
  siteAddress,
  text,
  textOf,
  timeZone,
} from "./fields.ts";
import { closedDay, openingHours } from "./opening-schema.ts";
import { particularsSchema } from "./particulars-schema.ts";
import { person } from "./person-schema.ts";
import { leadForm, newsletter } from "./providers-schema.ts";
import { socialProfile } from "./socials-schema.ts";
import { isCountry, isTimeIn } from "./time-zones.ts";

export type { Particulars } from "./particulars-schema.ts";
export type { Person } from "./person-schema.ts";
export type { SocialNetwork } from "./socials-schema.ts";

const officeFields = z.strictObject({
  id,
  name: textOf("the town"),
  country: textOf("the country, such as United Kingdom")
    .regex(/^(?!(?:UK|GB|(?:Great )?Britain|England|Scotland|Wales|Northern Ireland)$)/, {
      error: "must be United Kingdom, whichever part of it",
      abort: true,
    })
    .refine(
      isCountry,
      "must be a country's usual English name, without “the” or “Republic of”, such as Ireland, Netherlands or United States",
    ),
  address: listOf(textOf("a line of the address"), [2, 8], "a line of the address"),
  /** The same on one line for those who read no Chinese. */
  latin: textOf("the address on one line, in Latin letters")
    .regex(
      /^\P{Script=Han}+$/u,
      "must be in Latin letters, such as 4 Example Road, Futian, Shenzhen",
    )
    .optional(),
  /** What its postmark says; the town's name where absent. */
  image: textOf("what its postmark says, such as LEEDS").optional(),
  /** Its own number, where it is not the firm's. */
  phone: phone.optional(),
  contactLink: siteAddress.refine(
    (to) => to.startsWith("https:") || pages.some(({ path }) => path === to.split(/[?#]/)[0]),
    "leads to no page of this site: write /contact, for example",
  ),
  isChina: z.boolean("must be true or false: whether the address is written in Chinese"),
  timeZone,
});

/** What the spellings of a town have in common: no capitals, accents or hyphens. Of a town in Chinese there is none. */
const latinLetters = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\P{Script=Latin}/gu, "")
    .toLowerCase();

const office = officeFields
  .refine(({ name, latin = name }) => latinLetters(latin).includes(latinLetters(name)), {
    path: ["latin"],
    message: "is the address of another town: it must name the office's own",
  })
  .refine(({ country, timeZone }) => isTimeIn(country, timeZone), {
    path: ["timeZone"],
    message: "is the time of another country: it must be the office's own",
  })
  .refine(({ country, phone = "+" }) => country === "United Kingdom" || phone.startsWith("+"), {
    path: ["phone"],
    message: "must begin with + and the code of its country: 0 is taken for the UK",
  });

/** The link to the messaging number opens a chat at wa.me, and no other service's. */
const messenger = textOf("WhatsApp or WhatsApp Business").regex(
  /whatsapp/i,
  "must name WhatsApp, which the link to the number opens, such as WhatsApp Business",
);

const firmSchema = z.strictObject({
  name: textOf("the name that the firm trades under"),
  origin: httpsUrl.refine((value) => value === new URL(value).origin, {
    error: ({ input }) =>
      `must be written as browsers do, without a path or a final slash: ${new URL(String(input)).origin}`,
  }),
  phone,
  messaging: z.strictObject({ label: messenger, number: phone }),
  email,
  socials: listOf(socialProfile, [1, 6], "a social profile").superRefine(noneTwice("network")),
  openingHours,
  /** Whether the hours above do not hold on the bank holidays of England and Wales. */
  closedOnBankHolidays: z.boolean("must be true or false: are you closed on bank holidays?"),
  /** Days of your own on which they do not hold either. */
  closedOn: listOf(closedDay, [0, 100], "a date written YYYY-MM-DD")
    .refine((days) => new Set(days).size === days.length, "must not use a date twice: take one out")
    .optional(),
  offices: listOf(office, [1, 12], "an office").superRefine(noneTwice("id")),
  footerOffices: listOf(id, [1, 7], "the id of an office, the head office first"),
  aboutOffices: listOf(id, [1, 7], "the id of an office"),
  particulars: particularsSchema.optional(),
  /** Left out: pages show a sample in their place. An empty list: the firm chose to show nobody. */
  people: listOf(person, [0, 20], "a person").superRefine(noneTwice("id")).optional(),
  /** Who reads a visitor's letter, and answers for it. */
  signatory: id.optional(),
  dealings: dealings.optional(),
  counted: counted.optional(),
  fees: z
    .strictObject({
      rows: listOf(
        z.strictObject({ work: textOf("the kind of work"), charge: textOf("how it is charged") }),
        [1, 8],
        "a kind of work with its charge",
      ),
      note: text.optional(),
    })
    .optional(),
  urgent: z.strictObject({ text: textOf("what to do now"), phone: phone.optional() }).optional(),
  leadForm,
  newsletter,
  reviews: z.strictObject({ source: textOf("where the reviews are collected"), asAt: pastDate }),
});

const checkedFirm = firmSchema.superRefine((firm, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  if (URL.parse(firm.leadForm.frameUrl)?.origin === firm.origin) {
    refuse(
      ["leadForm", "frameUrl"],
      `is on the site itself, where the frame's sandbox protects nothing: write ${leadFormPage.path} or the provider's address`,
    );
  }
  const offices = firm.offices.map(({ id }) => id);
  for (const list of ["footerOffices", "aboutOffices"] as const) {
    firm[list].forEach((id, index) => {
      if (!offices.includes(id))
        refuse(
          [list, index],
          `"${id}" is not the id of an office: write one of ${offices.join(", ")}`,
        );
      if (firm[list].indexOf(id) < index)
        refuse([list, index], `"${id}" stands there twice: take one out`);
    });
  }
  const { signatory, people = [] } = firm;
  if (signatory && !people.some(({ id }) => id === signatory))
    refuse(
      ["signatory"],
      `"${signatory}" is not the id of anybody in people: add the person there`,
    );
});

export type Firm = z.infer<typeof firmSchema>;
export type Office = Firm["offices"][number];
export type Opening = Firm["openingHours"][number];

/**
 * Checks the firm's details.
 *
 * @param details the values of `firm/firm.ts`, unchecked
 * @returns the same values, typed
 * @throws BadValue with one line for each bad value, naming the field, what is wrong with it and what to
 *   write instead
 */
export function parseFirm(details: unknown): Firm {
  const result = checkedFirm.safeParse(details);
  if (result.success) return result.data;
  throw badValue("firm/firm.ts", result.error, details);
}
