import { z } from "zod";
import { listOf, text, textOf } from "./fields.ts";

const vatNumber = textOf("the VAT number")
  .regex(
    /^(?:GB|XI) ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?$/,
    "must be a VAT number such as GB 123 4567 89, or null if the firm is not registered for VAT",
  )
  .nullable();

/** A body whose members are regulated, and where a complaint about one of them goes. */
const professionalBody = z
  .strictObject({
    name: textOf("the body's full name"),
    title: textOf("the professional title, such as Chartered Tax Advisers"),
    complaints: textOf("where the body takes complaints: a postal or web address"),
  })
  .nullable();

const insurer = z
  .strictObject({
    name: textOf("the insurer's name"),
    contact: textOf("the insurer's address or phone number"),
    cover: textOf("the countries that the insurance covers"),
  })
  .nullable();

/*
 * What every firm says of itself (SI 2009/2999, SI 2002/2013): asked for by `npm run preflight`,
 * printed when it is there. `null` says that the firm has none and need not have one.
 */
const everyFirm = {
  vatNumber: vatNumber.optional(),
  professionalBody: professionalBody.optional(),
  insurer: insurer.optional(),
  amlSupervisor: text.optional(),
  hmrcRegistration: text.nullable().optional(),
  complaintsContact: text.optional(),
};

/** The parts of the UK with a register of companies of their own, and the letters of its numbers. */
const registers = {
  "England and Wales": { company: "", llp: "OC" },
  Wales: { company: "", llp: "OC" },
  Scotland: { company: "SC", llp: "SO" },
  "Northern Ireland": { company: "NI", llp: "NC" },
} as const;

type Part = keyof typeof registers;

const registeredIn = z.enum(
  Object.keys(registers) as [Part, ...Part[]],
  `must be one of ${Object.keys(registers).join(", ")}`,
);

/* SI 2015/17 regulations 24 and 25: the same for both. */
const registered = <Form extends "company" | "llp">(form: Form, example: string) =>
  z
    .strictObject({
      form: z.literal(form),
      registeredName: textOf("the name on the register"),
      registeredNumber: textOf(`the number on the register, such as ${example}`),
      registeredIn,
      registeredOffice: textOf("the address on the register, in one line"),
      ...everyFirm,
    })
    .superRefine(({ registeredIn, registeredNumber }, context) => {
      const letters = registers[registeredIn][form];
      const digits = 8 - letters.length;
      if (new RegExp(`^${letters}\\d{${digits}}$`).test(registeredNumber)) return;
      context.addIssue({
        code: "custom",
        path: ["registeredNumber"],
        message: `must be ${letters && `${letters} and `}${digits} digits if registered in ${registeredIn}, such as ${letters}${"01234567".slice(0, digits)}`,
      });
    });

const partner = textOf("a partner's full name").regex(
  /^[^,]*$/,
  "must be a name alone, without a comma and what comes after it",
);

const addressForService = textOf("an address at which documents can be served, in one line");

/**
 * What UK law wants of a firm's site, by legal form: SI 2015/17 reg 25 (trading disclosures), the Provision of
 * Services Regulations 2009, and the money-laundering regulations.
 */
export const particularsSchema = z.discriminatedUnion(
  "form",
  [
    registered("company", "01234567"),
    registered("llp", "OC312345"),
    /* Companies Act 2006, sections 1200 to 1204: the names of those who trade under another. */
    z.strictObject({
      form: z.literal("partnership"),
      partners: listOf(
        partner,
        [2, 20],
        "a partner's full name",
        "if you are more, write null, and keep the list at your principal office, open to inspection (Companies Act 2006 s 1203)",
      ).nullable(),
      addressForService,
      ...everyFirm,
    }),
    z.strictObject({
      form: z.literal("sole-trader"),
      owner: textOf("the owner's full name"),
      addressForService,
      ...everyFirm,
    }),
  ],
  "must be one of company, llp, partnership, sole-trader",
);

export type Particulars = z.infer<typeof particularsSchema>;

/** The particulars that a firm of any form is asked for, each with what it is. */
export const askedOfEvery = {
  vatNumber: "the VAT number, or null if the firm is not registered",
  professionalBody: "the professional body with its complaints address, or null without one",
  insurer: "the indemnity insurer and what it covers, or null if none is required",
  amlSupervisor: "who supervises the firm under the money-laundering rules",
  hmrcRegistration: "the registration with HMRC as a tax adviser, or null if none is required yet",
  complaintsContact: "to whom in the firm a complaint goes",
} satisfies Record<keyof typeof everyFirm, string>;
