import type { Sentences } from "./table";

/** Where HMRC has decided. */
export const disputes: Sentences = {
  "/services/tax-appeal": {
    "You cannot appeal against a demand for records that the law makes you keep, nor if the tribunal approved the notice.":
      "who appeals all the same is penalised meanwhile",
    "A penalty under appeal normally need not be paid until the appeal is decided.":
      "nobody should pay in fear what is not due",
    "It never takes the place of an appeal.": "mediation stops no clock",
    "if you ask in writing, had a reasonable excuse, and asked without unreasonable delay once it had ended":
      "a late appeal needs all three",
    "The time runs from there, not from the day it reached you.":
      "counted from its arrival, the appeal comes late",
    "Direct taxes: appeal to HMRC first. VAT and customs: accept a review or go to the tribunal.":
      "sent to the wrong place, an appeal is none",
    "A phone call to the officer is not an appeal and gives you no more time.":
      "the commonest way to lose an appeal",
    "Within 30 days of a review’s conclusion. Without an offer of a review, at any time":
      "direct taxes: after a review, the time runs out",
    "If you neither accept it nor notify the tribunal within 30 days, HMRC’s view is treated as agreed.":
      "an offer of a review ends an appeal",
    "If HMRC does not finish in time, the decision is treated as upheld, and you can go on to the tribunal.":
      "silence is no success",
    "For direct taxes you must have appealed to HMRC first.": "or the tribunal sends it back",
    "an appeal does not by itself hold back the bill. You must apply to postpone the disputed amount":
      "who only appeals is pursued for all of it",
    "What you do not dispute stays payable.": "interest and penalties run on it",
    "the tribunal does not hear the appeal until the VAT has been paid or deposited, unless HMRC accepts that paying would cause hardship. If HMRC does not accept it, the tribunal can.":
      "pay first, or hardship; whom to ask",
    "For VAT, only the tribunal can allow a late appeal.": "asked of HMRC, time is lost",
  },
  "/services/tax-tribunal": {
    "The First-tier Tribunal must have your notice of appeal by 5pm.":
      "a notice at six is a day late",
    "the date of HMRC’s conclusion letter is day 1": "counted from the next day, it is late",
    "Your appeal must have arrived by day 30, counting the date at the top of the letter.":
      "arrived, not sent",
    "You may notify it at any time, but not while a review is running":
      "direct taxes: the order of review and tribunal",
    "only a hardship application, if you need one, goes to HMRC first":
      "VAT: the appeal itself does not",
    "Accept it or notify the tribunal within 30 days of the offer": "either keeps the appeal alive",
    "Payable. The disputed amount is held back only if you apply to postpone it":
      "an appeal to the tribunal holds no bill back",
    "paid or deposited first, unless HMRC or the tribunal accepts that this would cause hardship":
      "either can excuse from paying first",
    "you can opt out, in writing, within 28 days of the notice that allocates it to that category. Then you cannot normally recover your costs either.":
      "form, starting day and price of opting out",
    "but only on a point of law": "an appeal about facts is wasted",
    "by 5pm, within 56 days of the day on which the decision with full reasons was sent":
      "from the full reasons, to the First-tier Tribunal",
    "send the appeal to the Upper Tribunal within one month of the letter that says so":
      "a permission that is not used lapses",
  },
  "/services/forensic-accounting": {
    "where HMRC has a legal right to them, you must still hand them over":
      "the right to silence does not cover papers",
    "within 2 years of the end of the period or, if that is later, 1 year after it had enough evidence of the facts":
      "the later of the two counts",
  },
};
