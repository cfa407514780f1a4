import { pathOf } from "~/site/pages";
import { noticeAppeal, noticeCompliance } from "~/words/deadlines/checks";
import { payrollDecision } from "~/words/deadlines/decisions";
import { answer } from "~/words/deadlines/printed";
import { payeCheckSheet, payeDecisionSheet } from "~/words/example-sheets";
import { enquiries } from "~/words/facts/enquiries";
import { paye } from "~/words/facts/paye";
import { penalties } from "~/words/facts/penalties";
import { records } from "~/words/facts/records";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import type { Five, ProcessStep, Three } from "~/words/types";
import { deliberate, fullDuty, knew, onlyTheLetter, shortDuty } from "~/words/who-hears-what";
import type { DefencePage } from "./service-page";

const triggers = [
  {
    title: "Filing discrepancies",
    description:
      "The pay on your Full Payment Submissions (FPS, the report sent each payday) does not match the wages in the accounts or the PAYE you paid over. Company cars in the accounts but no P11D, or a claim to Employment Allowance that does not fit the company: HMRC can see these without a visit.",
  },
  {
    title: "External complaints",
    description:
      "A leaver who was paid part in cash, a worker who is told they are self-employed, a former bookkeeper, a competitor. HMRC takes reports, does not normally name who made them, and tests them against your own filings.",
  },
  {
    title: "Industry focus",
    description:
      "HMRC works through trades where it expects the same errors: construction and its subcontractors, care, hospitality and tips, haulage, hairdressing, security, agencies and umbrella companies. The officer has seen many payrolls like yours.",
  },
] satisfies Three<ProcessStep>;

const issues = [
  {
    title: "Employment status",
    description: say`Someone sends you an invoice but works your hours, with your tools, and cannot send a substitute. If that is employment, PAYE and National Insurance were due on what you paid. The employer’s share alone is ${paye.employerNicRate} of pay above ${paye.secondaryThreshold} (as at ${paye.employerNicRate.asAt}). Where people work through their own companies, public bodies and medium or large businesses must decide the status themselves. For a small private client, the worker’s company decides.`,
  },
  {
    title: "Expenses and benefits",
    description: say`The van used at weekends, fuel for private miles, the phone contract in an employee’s name, a gym paid by the company. Benefits that are not taxed through the payroll go on form P11D by ${paye.p11dDeadline} after the tax year. Whether or not they are taxed through the payroll, the employer’s form P11D(b) is due by then too, and Class 1A National Insurance by ${paye.class1APaymentDeadline} (${paye.class1APaymentDeadlinePost} by post). Round-sum allowances without receipts are often treated as pay.`,
  },
  {
    title: "Late or wrong payroll reports",
    description: say`An FPS is due ${paye.fpsTime}. Trouble starts when the payment date reported is not the date on which the money left the bank, or when leavers stay on the scheme. So it does when a correction is made in the ledger and never in the payroll. The penalties for lateness are in the table below.`,
  },
  {
    title: "Minimum wage",
    description: say`The National Living Wage is ${paye.livingWage} (as at ${paye.livingWage.asAt}) for those aged 21 and over, with lower rates for younger workers and many apprentices. Pay can fall below it once you take off a uniform charge or count unpaid time: opening up, travel between jobs, training. A letter about it may come from ${paye.minimumWageEnforcer}, which enforces the minimum wage. Its notice of underpayment leaves less time to appeal, and to another tribunal: call us at once.`,
  },
  {
    title: "Directors’ pay and Employment Allowance",
    description: say`Drawings posted to a director’s loan account and later called salary, a personal card bill paid by the company, a bonus voted but not reported. Then Employment Allowance, ${paye.employmentAllowance} (as at ${paye.employmentAllowance.asAt}). A company usually cannot claim it if its director is the only employee paid above the National Insurance threshold. Connected companies have one claim between them.`,
  },
] satisfies Five<ProcessStep>;

const roles = [
  {
    title: "The employment tax adviser",
    description:
      "Leads the case and writes to HMRC. Reads the contracts, asks how the work is really done, and sets out the law on status, benefits and expenses. Attends the meeting with you, and stops a question that belongs in a letter.",
  },
  {
    title: "The payroll specialist",
    description:
      "Runs the disputed months again. Agrees each FPS with the payslips, the wages account and the bank, finds where they differ, and works out what is due by person and by month. Prepares the corrected submissions.",
  },
  {
    title: "The tax disputes adviser",
    description:
      "Comes in when there is a figure to fight. Tests the officer’s sample and the years it was spread over, argues how the error came about, and takes the case to review, mediation or the tribunal if no fair settlement is offered.",
  },
] satisfies Three<ProcessStep>;

export const payeInvestigations = {
  meta: {
    title: "PAYE investigation or employer compliance check",
    description:
      "HMRC checks wages, benefits and contractors? See what set it off, what to do first, the five errors officers look for, and who pays if tax was missed.",
    updated: "2026-11-30",
  },
  badge: "PAYE Investigations",
  headline: "A PAYE check or decision from HMRC",
  lede: "HMRC will check wages, benefits and expenses, and whether your contractors should have been on the payroll. Call us before you agree a date for a visit.",
  deadline: [
    {
      case: "HMRC checks",
      marked: "The reply date",
      after: "in your letter, or the day of the visit. Nothing is decided yet.",
    },
    {
      case: "HMRC has decided",
      marked: enquiries.appealTime,
      after:
        "usually, for a written appeal against a determination, decision or penalty to reach HMRC. Count the decision’s date as day 1, to be safe.",
    },
  ],
  letters: [payeCheckSheet, payeDecisionSheet],
  pen: pen("which one", "is yours?"),
  clock: {
    strip: {
      time: enquiries.appealTime,
      first: "Day 1 is the date on the decision",
      last: "The last day for your appeal to arrive",
    },
    heading: "days from the date on a decision",
    text: "That is usually how long you have. The appeal goes, in writing, to HMRC. It comes first; a review, by another officer, can follow. If HMRC asks for records or a visit, the date for that counts.",
    pen: pen("the date", "at its top"),
  },
  deadlines: [
    { ...answer, subject: "Employer compliance check" },
    payrollDecision,
    noticeCompliance,
    noticeAppeal,
  ],
  firstSteps: [
    {
      title: "Find the date, and copy your payroll records",
      description:
        "Mark in the letter the reply date, the tax years and the records asked for, and see whether it also covers subcontractors. Copy the records as they are today.",
    },
    {
      title: "Call us before you agree a visit date",
      description: `We can deal with the officer for you, and use the time before the visit to find what the officer would find. ${onlyTheLetter} ${shortDuty}`,
      link: { title: fullDuty.title, href: `${pathOf("privacy-policy")}#${fullDuty.id}` },
    },
    {
      title: "Do not change past payroll records",
      description:
        "Do not change, resend or invent anything about past pay, loan accounts or contracts. Draw up no lists for HMRC before you have advice. Keep paying people, and reporting the payroll on time. Do not repeat what you now know to be wrong: ask us before the next payday. A report that was never sent is another matter: ask us today.",
    },
    {
      title: "Name one person to speak to HMRC",
      description:
        "Tell reception, the payroll bureau and the site office who that is. Ask everyone else to pass calls on. Tell nobody that they may not talk to HMRC.",
    },
  ],
  bring: [
    "The letter, your PAYE reference and your Accounts Office reference",
    "Payroll reports and submissions for the tax years named",
    "Forms P11D and P11D(b), your expenses policy, and mileage and vehicle records",
    "The contracts and invoices of people paid outside the payroll, as they stand",
    "The directors’ loan accounts and company card statements",
    "Rotas or timesheets for the lowest paid, with any deductions from their pay",
  ],
  sections: [
    {
      kind: "rows",
      heading: "Why is HMRC looking at your payroll?",
      rows: triggers,
    },
    {
      kind: "steps",
      heading: "How does an employer compliance check run?",
      folded: "titles",
      intro:
        "It looks at everything you give people for their work, and asks whether tax and National Insurance were paid on it.",
      steps: [
        {
          when: "The letter",
          title: "HMRC names the years and the records",
          description: say`Usually a letter or call that asks for payroll data and proposes a visit or an online meeting. You must keep PAYE records for ${records.payeRecordsTime} after the end of the tax year they belong to, and those for the minimum wage longer. We ask which risk the officer has in mind.`,
        },
        {
          when: "Before the meeting",
          title: "We test it first",
          description:
            "Payroll against bank, bank against ledger, ledger against P11Ds. Petty cash, staff entertaining, motor costs and payments to individuals are read line by line. What we find is best told soon, after advice: figures that are not ready can follow.",
        },
        {
          when: "The meeting",
          title: "The officer learns how you pay people",
          description:
            "Who adds a starter, who approves overtime, what happens when a director buys something for the house. Answers describe what is done, not what the handbook says. HMRC’s note of the meeting is HMRC’s version. We ask for a copy and correct it in writing.",
        },
        {
          when: "Afterwards",
          title: "Questions, then a schedule",
          description:
            "The officer lists the errors and puts figures on them, often a sample multiplied over several years. We check whether the sample was typical, and whether earlier years may be included at all. If a penalty is considered, you may decline to answer questions about it. Records that HMRC has a right to must still be produced: our tax investigations page explains this.",
        },
        {
          when: "The end",
          title: "Settlement or decision",
          description: `Many checks that find something end in an agreed settlement of tax, National Insurance, interest and any penalty. If not, HMRC can issue a determination for the tax (under regulation 80) and a separate decision for the National Insurance (under section 8). Each has its own right of appeal, and so has a penalty: appeal against each one that you dispute. For the tax, an appeal alone does not hold it back: ask in it to postpone what you dispute. If ${deliberate}, see a solicitor before you explain anything; the appeal must still arrive in time.`,
        },
      ],
    },
    {
      kind: "rows",
      heading: "What do officers usually find?",
      folded: "titles",
      intro: "Five subjects come up again and again.",
      rows: issues,
    },
    {
      kind: "table",
      heading: "What does a late FPS cost?",
      folded: "passage",
      intro: say`Outside annual schemes, there is no penalty for the first failure in a tax year. Nor is there normally one where the FPS arrives within ${paye.lateFpsGrace} of payday, though HMRC may still charge employers who rely on that regularly. A new employer is not charged if the first FPS arrives within ${paye.newEmployerFirstFpsTime} of first paying an employee.`,
      caption: `Penalty for each month with a late FPS, for each PAYE scheme (as at ${paye.lateFpsPenalty1To9.asAt})`,
      columns: ["Employees on the scheme", "Penalty for the month"],
      rows: [
        ["1 to 9", paye.lateFpsPenalty1To9],
        ["10 to 49", paye.lateFpsPenalty10To49],
        ["50 to 249", paye.lateFpsPenalty50To249],
        ["250 or more", paye.lateFpsPenalty250OrMore],
      ],
      note: "These are penalties for lateness alone. A report that stays missing for months can cost more. A wrong FPS can bring a penalty of its own, worked out as a percentage of the tax and National Insurance at stake.",
    },
    {
      kind: "rows",
      heading: "Who works on your side?",
      folded: "titles",
      intro: "A payroll check needs three kinds of knowledge, at one number.",
      rows: roles,
    },
    {
      kind: "text",
      heading: "Can we recover the missed tax from our employees?",
      truth: "PAYE that should have been deducted is usually the employer’s debt.",
      paragraphs: [
        "Seldom in full. The employer’s own National Insurance may not be passed on, apart from a special rule for share options. What you may still deduct from an employee’s later pay is limited by law.",
        "One thing is worth trying. HMRC can direct that the employee pays the income tax instead, where you took reasonable care and the error was made in good faith. You have to show both, so keep the advice, the HMRC guidance or the tax code notice that you relied on.",
      ],
    },
  ],
  faqs: {
    heading: "What employers ask about PAYE checks",
    items: [
      {
        id: "contractor-paid",
        question: "Our contractor has already paid tax on the money. Is it charged twice?",
        answer: [
          "It usually should not be, as far as income tax goes. Where HMRC treats a self-employed person as your employee, it can direct that the income tax they have already paid on the same money is not collected from you again. In off-payroll cases it can take account of tax paid by the worker and by their company.",
          "It does not happen by itself. We collect the worker’s details, show that the income was returned, and ask for it before the settlement figure is agreed. The employer’s National Insurance stays due.",
        ],
      },
      {
        id: "how-far-back",
        question: "How many years can HMRC go back?",
        answer: [
          say`For income tax under PAYE, usually ${penalties.ordinaryTimeLimit} after the end of the tax year. The limit is longer for carelessness and longest for deliberate behaviour: the table on our tax investigations page has each.`,
          say`National Insurance follows other rules. HMRC must start court action within ${paye.nicDebtTimeLimit} of the due date in England, Wales and Northern Ireland, unless there was fraud, deliberate concealment or mistake. In Scotland it has ${paye.nicDebtTimeLimitScotland}.`,
          "An officer who finds an error in one year will often assume it in the years before. Was it really there, and were you careless in each of those years? We ask for an answer to each question.",
        ],
      },
      {
        id: "tell-first",
        question: "We have found errors ourselves. Should we tell HMRC before the visit?",
        answer: [
          `If ${knew}, take a solicitor’s advice before you write a word. Otherwise, as a rule, yes, and soon after advice. Say what is wrong and why; figures that are not ready can follow in one letter with the corrected calculation. Do not simply send new submissions and hope that nobody asks.`,
          say`Timing decides the penalty range. For a careless error it is ${penalties.carelessUnprompted} of the tax at stake if you disclose before you have reason to think that HMRC has found it or is about to, and ${penalties.carelessPrompted} after that (as at ${penalties.carelessPrompted.asAt}). Once the letter has come it is usually the second. Where you took reasonable care there is no penalty, but a mistake that you found later and did not report to HMRC is ${penalties.laterFound}. The ranges for deliberate errors are on our CoP9 page.`,
        ],
      },
      {
        id: "talk-to-staff",
        question: "Can the officer question our staff?",
        answer: [
          "An officer may ask, and in a status case will often want to hear from the workers themselves. In a civil tax check nobody can be made to give an interview; minimum wage officers have other powers. Never tell people what to say, and never tell them not to speak.",
          "We ask for the topics beforehand, suggest that someone takes notes, and check that questions about how the work is done are put to people who know it. If HMRC wants records from another business, it normally uses a formal notice.",
        ],
      },
    ],
  },
  related: ["tax-appeal", "tax-investigations", "payroll", "forensic-accounting"],
} satisfies DefencePage;
