import type { Sentences } from "./table";

/** Where HMRC checks a return, VAT or a payroll. */
export const checks: Sentences = {
  "/services/tax-investigations": {
    "HMRC cannot use its information powers to make you explain your behaviour.":
      "turned round, it would make people speak who need not",
    "the notice must reach you within 12 months of the date you delivered it":
      "posted in time is not in time",
    "the first quarter day (31 January, 30 April, 31 July or 31 October) after the first anniversary of the day you sent the return or the amendment":
      "counted from another day, a valid enquiry is refused",
    "HMRC must show that you, or someone acting for you, was careless or worse, or that an officer could not reasonably have known of the loss.":
      "HMRC's to prove, and one of the two is enough",
    "write to the officer who gave it within 30 days: the date it is given is day 1":
      "of an information notice: to whom, and from when",
    "No law obliges you to sign a certificate of tax position":
      "a false statement that nobody had to make",
    "From the day it acknowledges that, there are 90 days": "Let Property: not from HMRC's letter",
    "all of it is due within 30 days of the disclosure": "crypto: figures first, for money follows",
    "can appeal only because it is unduly onerous, within 30 days, and not if the tribunal approved it":
      "a third party's one ground, and its exception",
    "No: what is protected by legal privilege between you and your lawyer, and documents that you neither have nor can get.":
      "privilege that is given away does not come back",
    "HMRC then generally needs an open enquiry, or reason to suspect that too little tax was charged.":
      "a demand without either can be refused",
    "an officer may ask to inspect business premises, but not rooms used only as your home":
      "a right at one's own door",
    "In a civil check HMRC has no power to make you attend a meeting":
      "turned round, it would make people go",
    "An appeal against the whole notice holds it until the appeal is decided. An appeal against one item leaves the rest due.":
      "who sends nothing of the rest is penalised",
    "It must do so unless HMRC shows reasonable grounds to carry on.":
      "of closing an enquiry: HMRC has the burden",
    "If you knew that the return was wrong when you sent it, take a solicitor’s advice before you write a word.":
      "what is written is a confession",
    "Appeal in time even if the insurer has not answered.": "the insurer stops no clock",
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
    "A VAT appeal does not go to HMRC first. You accept the review that HMRC offers, or appeal straight to the First-tier Tribunal":
      "sent to HMRC, the appeal is none",
    "Asking the officer to think again gives no extra time.": "the 30 days go on running",
    "you can appeal from the day after, until 30 days from the letter that tells you so":
      "a review that never ends still starts a time",
    "If the tribunal has approved the visit, obstructing it can bring a penalty.":
      "whether a refusal costs money",
    "Officers with a search warrant are another matter: do not obstruct them":
      "the right to refuse ends there",
    "that refusal is a decision, and the time to appeal starts on its date":
      "a repayment refused looks like a mere letter",
    "unless it was not deliberate and you have a reasonable excuse":
      "late registration: both, or a penalty",
    "propose Time to Pay by then and HMRC goes on to agree it. Proposing alone is not enough.":
      "who only proposes is charged",
  },
  "/services/paye-investigations": {
    "In a civil check nobody can be made to give an interview.": "a right of every employee",
    "Each has its own right of appeal, so appeal against both.":
      "the one that nobody appeals against becomes final",
    "The National Living Wage is £12.71 an hour (as at October 2026) for those aged 21 and over":
      "a rate and the age from which it is due",
    "Tax that you should have deducted is usually yours to pay, not your employee’s.":
      "turned round, it is taken from wages unlawfully",
    "public bodies and medium or large businesses must decide the status themselves. For a small private client, the worker’s company decides.":
      "who decides wrongly pays the tax",
    "go on form P11D by 6 July after the tax year, with Class 1A National Insurance paid by 22 July (19 July by post)":
      "three days, each with its own penalty",
    "leaves less time to appeal, and to another tribunal": "the tax rules lose this appeal",
    "may not be passed on, apart from a special rule for share options":
      "employer's National Insurance taken from wages is unlawful",
    "where you took reasonable care and the error was made in good faith. You have to show both":
      "with one of the two the employer pays",
    "within 6 years of the due date in England, Wales and Northern Ireland, unless there was fraud, deliberate concealment or mistake. In Scotland it has 20 years.":
      "paying, or refusing, an old National Insurance debt",
  },
};
