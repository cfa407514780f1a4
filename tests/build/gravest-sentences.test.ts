import { expect, test } from "vitest";
import { read } from "./built";

/*
 * What people act on and cannot take back, word for word as a visitor reads it, each with the reason why it may
 * not come to say something else by a slip of the hand. Whoever rewords one has read the law again. The limits
 * themselves and their sources: `tests/content/limits/`; what each is a limit of:
 * `limits-in-place.test.ts`.
 */
const sentences: Record<string, Record<string, string>> = {
  "/services/cop9": {
    "HMRC treats no reply as a rejection. You cannot come back into the facility, and you have no assurance against criminal investigation.":
      "who waits loses the only protection there is",
    "The acceptance is an admission of deliberate behaviour. The rejection cannot be taken back.":
      "neither answer is harmless",
    "The assurance covers the fraud that you describe, and no other.":
      "what is left out can be prosecuted",
    "penalties of up to 200% of tax due": "the specification's own figure",
  },
  "/services/tax-fraud": {
    "Call a solicitor now, before us and before any answer.":
      "what is said under caution is evidence",
    "If you are asked to attend voluntarily, you are not obliged to go, but declining can have consequences, and so can answering or staying silent.":
      "turned round, it would make people go who need not",
    "Do not obstruct them, and do not hide, delete or destroy anything.":
      "either is a crime of its own",
    "It is confidential, but usually not privileged.": "what we are told, a court can ask us for",
    "You do not have to say anything.": "the words of the caution are the law's",
    "An admission outside the facility does not carry that assurance.":
      "a confession to the wrong officer protects nobody",
  },
  "/services/cop8": {
    "it has to reach you within 12 months of the date of delivery.":
      "counted from another day, an enquiry that comes too late is answered",
  },
  "/": {
    "To appeal, where you can, write to the officer within 30 days.":
      "the tribunal sends an appeal back, and meanwhile the time runs out",
  },
  "/services/tax-investigations": {
    "HMRC cannot use its information powers to make you explain your behaviour.":
      "turned round, it would make people speak who need not",
  },
  "/faqs": {
    "While HMRC considers a penalty, you need not answer its questions, and you may get help first.":
      "turned round, it would make people speak who need not",
    "Over £30,000 on the 2025/26 return, you join on 6 April 2027; over £20,000 on the 2026/27 return, on 6 April 2028":
      "thresholds with the year that each is measured in",
  },
  "/services/vat-investigations": {
    "You may refuse, and HMRC may not force its way in on an inspection notice.":
      "a right at one's own door",
    "A check suspends nothing.": "returns and payments go on falling due",
    "An appeal against most VAT assessments is not heard unless the disputed VAT has been paid or deposited.":
      "an appeal that is sent without it comes to nothing",
    "within 2 years of the end of the period or, if later, 1 year after it had enough evidence of the facts.":
      "of the two the later one counts: whoever takes the earlier pays no heed to an assessment that is in time",
    "with a maximum of 14 years in prison for offences from 22 February 2024 (7 years for earlier ones)":
      "the law's maximum, and from when",
  },
  "/services/paye-investigations": {
    "In a civil check nobody can be made to give an interview.": "a right of every employee",
    "Each has its own right of appeal, so appeal against both.":
      "the one that nobody appeals against becomes final",
    "The National Living Wage is £12.71 an hour (as at October 2026) for those aged 21 and over":
      "a rate and the age from which it is due",
  },
  "/services/tax-appeal": {
    "You cannot appeal against a demand for records that the law makes you keep, nor if the tribunal approved the notice.":
      "who appeals all the same is penalised meanwhile",
    "A penalty under appeal normally need not be paid until the appeal is decided.":
      "nobody should pay in fear what is not due",
    "It never takes the place of an appeal.": "mediation stops no clock",
  },
  "/services/tax-tribunal": {
    "The First-tier Tribunal must have your notice of appeal by 5pm.":
      "a notice at six is a day late",
  },
  "/services/value-added-tax": {
    "You must register once your taxable turnover of the last 12 months passes £90,000 (as at October 2026).":
      "the threshold, and the period that it is measured over",
    "So send the return even if you cannot pay.": "two penalties, of which one can be avoided",
  },
  "/services/payroll": {
    "National Living Wage, age 21 and over": "an age in the law",
    "National Minimum Wage, age 18 to 20": "an age in the law",
    "National Minimum Wage, apprentices under 19 or in their first year": "an age in the law",
    "The earnings trigger is £10,000 a year.": "who must be enrolled",
  },
  "/blog/allowable-expenses-for-rental-income": {
    "If you let a home in your own name, you cannot deduct interest and other finance costs, such as arrangement fees, from the rent.":
      "the commonest mistake in a landlord's return",
    "You cannot claim the first sofa, but you can claim its replacement.": "the second commonest",
    "carried forward to later profits of that business, not set against wages.":
      "set against wages, the loss makes the return wrong",
  },
};

/** What a page must name as the source of what it quotes. */
const sources: Record<string, readonly string[]> = {
  "/services/cop9": [
    "HMRC Fraud Civil Investigation Manual FCIM204010",
    "Finance Act 2007 Sch 24 para 10",
  ],
  "/services/tax-fraud": [
    "Value Added Tax Act 1994 s72(1), (3), (8), as amended by Finance Act 2024 s32",
    "Taxes Management Act 1970 s106A, as amended by Finance Act 2024 s32",
  ],
  "/services/value-added-tax": ["Statutory Instrument 2024/307"],
  "/services/payroll": [
    "National Minimum Wage (Amendment) Regulations 2026",
    "automatic enrolment review for 2026/27",
  ],
};

const said = Object.entries(sentences).flatMap(([path, reasons]) =>
  Object.entries(reasons).map(([sentence, reason]) => [path, sentence, reason] as const),
);

test.each(said)("%s says: %s (%s)", (path, sentence) => {
  expect(read(path)).toContain(sentence);
});

const named = Object.entries(sources).flatMap(([path, names]) =>
  names.map((name) => [path, name] as const),
);

test.each(named)("%s names its source: %s", (path, source) => {
  expect(read(path)).toContain(source);
});
