import type { Sentences } from "./table";

/** The articles, with their worked sums reckoned by hand. */
export const articles: Sentences = {
  "/blog/allowable-expenses-for-rental-income": {
    "If you let a home in your own name, you cannot deduct interest and other finance costs, such as arrangement fees, from the rent.":
      "the commonest mistake in a landlord's return",
    "You cannot claim the first sofa, but you can claim its replacement.": "the second commonest",
    "carried forward to later profits of that business, not set against wages.":
      "set against wages, the loss makes the return wrong",
    "From its acknowledgement you have 90 days to work out and pay.":
      "Let Property: not from HMRC's letter",
    "Homes abroad are not part of that campaign": "disclosed there, they are not disclosed",
    "Past years were wrong, but not on purpose? With a letter, take advice first. A recent return can usually be corrected by amending it.":
      "an amendment can be a confession",
    "to a solicitor before you tell anyone what happened": "what we are told is not privileged",
    "HMRC must have it within 60 days of the last signature.":
      "Form 17: arrived, not signed or posted",
    "you choose one or the other for all your property income, and the allowance rules out the reduction for finance costs":
      "both together make the return wrong",
    "You need a return if rent before expenses is over £10,000, or over £2,500 after them":
      "either limit is enough",
    "New landlords who need a return register by 5 October after the tax year.":
      "a day that brings a penalty",
    "There is no penalty if you took reasonable care over a return, or had a reasonable excuse for not telling HMRC.":
      "either frees, each of its own failure",
    "HMRC never told, but aware within 12 months of the tax first being unpaid 0% to 30% 10% to 30% HMRC never told, and aware later than that 10% to 30% 20% to 30%":
      "which range belongs to which delay",
    "Ann’s tax at 20%, then 22% £2,300 £2,530 Reduction for interest £1,100 £1,210 Ann pays £1,200 £1,320 Ann keeps after everything £4,800 £4,680":
      "11,500 at 20%, 22%, less the same of 5,500",
    "Ben’s tax at 40%, then 42% £4,600 £4,830 Reduction for interest £1,100 £1,210 Ben pays £3,500 £3,620 Ben keeps after everything £2,500 £2,380":
      "11,500 at 40%, 42%, less 20%, 22% of 5,500",
    "Both pay £120 more": "1,320 - 1,200, and 3,620 - 3,500",
    "better with the allowance £1,900 £150 £350 £180": "20% of 1,750, and of 900",
    "better with expenses £7,200 £2,100 £1,020 £1,240": "20% of 5,100, and of 6,200",
    "better with expenses £6,000 £800 £540 £1,000": "20% of 5,200 less 20% of 2,500, and of 5,000",
    "For 720 miles you claim £324 in 2025/26 and £396 in 2026/27.": "720 at 45p, and at 55p",
    "You claim £320.": "310 + 30 - 20, not 540",
    "Count rent before expenses, and only your own share.":
      "measured by profit, the duty is missed",
  },
  "/blog/what-is-tax-investigation-insurance": {
    "from receiving the offer to accept or reject it, and an acceptance needs a valid Outline Disclosure inside the same time":
      "the acceptance alone is none",
    "The 30 days to appeal do not stop while the insurer decides: appeal first.":
      "who waits for the insurer loses the appeal",
    "the notice must reach you within 12 months of the day you delivered it":
      "posted in time is not in time",
  },
};
