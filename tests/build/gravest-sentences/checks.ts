import type { Sentences } from "./table";

/** Where HMRC checks a return, VAT or a payroll. */
export const checks: Sentences = {
  "/services/tax-investigations": {
    "HMRC cannot use its information powers to make you explain your behaviour.":
      "turned round, it would make people speak who need not",
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
};
