import type { Sentences } from "./table";

/** The services without a dispute: what is due, when, and what it costs to be late. */
export const accounts: Sentences = {
  "/services/tax-advisory": {
    "A UK resident who owes capital gains tax on UK residential property must report and pay within 60 days of completion.":
      "who must, and from when",
    "Non-residents must report every sale or gift of UK property or land within 60 days, even with a loss or no tax to pay.":
      "a nil report forgotten is penalised",
    "from the date it acknowledges this to work out what is owed and pay it":
      "Let Property: not from HMRC's letter",
    "If it was left out deliberately, speak to a solicitor first, and send nothing.":
      "a confession to the wrong officer protects nobody",
    "Send a correct one as soon as you can, even if you cannot pay, and after a reminder or a penalty too.":
      "who waits for money pays both penalties",
    "A reasonable excuse can cancel a penalty, if you acted promptly once it was over.":
      "an excuse alone is not enough",
    "At once £100 Interest 30 days Nothing further 5% of what is unpaid More than 3 months £10 a day, up to £900 Nothing further 6 months £300 or 5% of the tax, whichever is more 5% of what is unpaid 12 months Usually £300 or 5% of the tax again 5% of what is unpaid":
      "the return's and the tax's penalties, each its own",
    "£200 for a late company tax return, £400 instead if it is more than 3 months late, and £1,000 or £2,000 at the third failure in a row.":
      "which penalty belongs to which delay",
  },
  "/services/value-added-tax": {
    "You must register once your taxable turnover of the last 12 months passes £90,000 (as at October 2026).":
      "the threshold, and the period that it is measured over",
    "So send the return even if you cannot pay.": "two penalties, of which one can be avoided",
    "30 days to register, from the end of the month in which you passed the threshold":
      "the starting day of the thirty",
    "There are two tests, and either is enough.": "who heeds one registers late by the other",
    "everything you sold that is not exempt or outside the scope of UK VAT, zero-rated sales included":
      "what is left out hides the threshold",
    "you must register before those 30 days end. You are registered from the day on which you first expected it.":
      "VAT is due from that day",
    "HMRC asks for the VAT from the date your registration should have begun, whether or not you charged it.":
      "late registration is paid from one's own pocket",
    "unless you had a reasonable excuse and the delay was not deliberate":
      "late registration: both, or a penalty",
    "runs on late VAT in any case. The penalties below come on top":
      "a payment plan does not stop interest",
    "A nil return counts, and so does one on which HMRC owes you money.":
      "a point for a return thought needless",
    "only after the run of returns on time in the last column, and only when every return of the last 24 months is in as well":
      "one of the two clears nothing",
    "Pay by then, or by then propose a Time to Pay arrangement that HMRC goes on to agree":
      "either avoids it, but a proposal refused does not",
    "So does every deliberate error, however small.": "on a return it would be hidden",
    "that alone does not earn the lower penalty": "who only corrects loses the reduction",
  },
  "/services/payroll": {
    "National Living Wage, age 21 and over": "an age in the law",
    "National Minimum Wage, age 18 to 20": "an age in the law",
    "National Minimum Wage, apprentices under 19 or in their first year": "an age in the law",
    "The earnings trigger is £10,000 a year.": "who must be enrolled",
    "A report to HMRC is due on or before payday, every time you pay someone.":
      "each late one can cost a penalty",
    "19th of the following tax month Employer Payment Summary (EPS)": "what is due on which day",
    "6 July P11D for each person and P11D(b) for the employer": "what is due on which day",
    "22 July, or 19 July by post Class 1A National Insurance, the employer’s charge on benefits":
      "what is due on which day, and whose it is",
    "If nobody is paid in a tax month, say so with an EPS.": "or HMRC charges an estimate",
    "You pay: employer’s National Insurance 15% of pay above £5,000 a year (£96 a week, £417 a month)":
      "the rate, its threshold, and who pays",
    "The employee pays: National Insurance 8% between £12,570 and £50,270 a year, 2% above":
      "the rates, their band, and who pays",
    "send the FPS now with the true date of payment": "a date moved is a false report",
  },
  "/services/bookkeeping": {
    "gross income from self-employment and property added together, before any expense":
      "measured by profit, the duty is missed",
    "If several rows fit, the longest decides. If HMRC has opened an enquiry, keep everything until it is closed":
      "what is destroyed too soon is penalised",
    "£50,000 2024/25 6 April 2026 £30,000 2025/26 6 April 2027 £20,000 2026/27 6 April 2028":
      "limit, deciding return and start belong together",
  },
  "/services/management-accounting": {
    "9 months and 1 day after the accounting period Company tax return 12 months after the accounting period":
      "the tax is due before the return",
  },
  "/services/business-growth-advisory": {
    "15% of pay above £5,000 a year £3,750": "15% of (30,000 - 5,000) is 3,750",
    "3% of pay between £6,240 and £50,270 £713": "3% of (30,000 - 6,240) is 712.80",
    "equipment and holiday cover £34,463": "30,000 + 3,750 + 713 is 34,463",
    "£30,713 if none of it is used yet": "34,463 - 3,750 is 30,713",
    "keep 40p of each pound of sales after materials and hours, this post needs about £86,000":
      "34,463 / 0.4 is 86,157.50",
  },
};
