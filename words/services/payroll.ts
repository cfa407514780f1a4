import { enquiries } from "~/words/facts/enquiries";
import { paye } from "~/words/facts/paye";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import { knew } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

/** The words of /services/payroll. */
export const payroll = {
  meta: {
    title: "Payroll: PAYE dates, costs and late reports",
    description:
      "What an employer has to send HMRC and when, what an employee costs on top of the wage, and what a late report costs. Payroll run, checked and reported for you.",
    keywords: "payroll service, PAYE deadlines, late FPS penalty, employer National Insurance",
    updated: "2026-11-30",
  },
  badge: "Payroll",
  headline: "Payroll run for you and reported on time",
  lede: "If you are behind with your reports, bring the records as they are, and we bring them up to date. If you knew or suspected that pay was kept out of them, see a solicitor first. If HMRC has written about your payroll, start with the letter finder on our Investigation Services page. Otherwise call us before the next payday.",
  deadline: {
    before: "A report to HMRC is due ",
    marked: paye.fpsTime,
    after: ", every time you pay someone.",
  },
  offerings: {
    heading: "What we do each payday",
    items: [
      {
        title: "Pay, payslips and the report",
        description:
          "From your hours and changes we work out gross pay, tax, National Insurance, student loan, pension and statutory pay, and show you the draft. Once you approve it, the payslips go out. The Full Payment Submission (FPS) goes to HMRC: what each person was paid and what was taken off.",
      },
      {
        title: "Starters, leavers and tax codes",
        description:
          "A new employee’s tax code comes from the P45 of the last job or from a starter checklist. We set it up, load the code changes that HMRC sends, work out holiday pay for leavers and issue the P45. Before you treat someone as self-employed, ask us: a contract that says so does not settle it.",
      },
      {
        title: "Workplace pension",
        description: say`We check each worker’s age and pay against the automatic enrolment rules, prepare the letters you have to give, and send the provider its file. The earnings trigger is ${paye.pensionEarningsTrigger} a year. The minimum contribution is ${paye.pensionTotalContribution} in total, with at least ${paye.pensionEmployerContribution} from you (${paye.pensionEarningsTrigger.taxYear}, as at ${paye.pensionEarningsTrigger.asAt}).`,
      },
      {
        title: "Benefits and the year end",
        pen: pen("this is", "changing"),
        description: say`P60s, P11Ds and the National Insurance on benefits, each by its date. Reporting is changing. HMRC has announced that benefits must be taxed through the payroll: from ${paye.payrollingFirstPhase} company cars, vans, their fuel and medical benefits, from ${paye.payrollingSecondPhase} most others. Loans and living accommodation stay voluntary. These dates have moved before, so we check them before we change your payroll.`,
      },
    ],
  },
  note: pen("before the", "next payday"),
  sections: [
    {
      kind: "table",
      heading: "What is due when?",
      intro:
        "Tax months begin on the 6th, as the tax year does. The dates below for the summary and the payment fall in the tax month that follows: for a payday on 3 May they are in May, for one on 6 May in June.",
      caption:
        "Dates for employers who run PAYE, the system for taking tax and National Insurance from pay",
      columns: ["By", "What", "Who has to"],
      rows: [
        [
          say`Each time, ${paye.fpsTime}`,
          "Full Payment Submission (FPS): pay and deductions of each person",
          "Every employer who pays someone on the payroll",
        ],
        [
          say`${paye.epsDay} of the following tax month`,
          "Employer Payment Summary (EPS): what to take off the bill, such as statutory pay you recover, or that nobody was paid",
          "Employers with something to take off, or with no payday in the tax month",
        ],
        [
          say`${paye.paymentDayElectronic} electronically, ${paye.paymentDayPost} by post`,
          "Tax and National Insurance to HMRC",
          say`Every employer, monthly. Quarterly is possible if the bill is usually under ${paye.quarterlyPaymentLimit} a month (as at ${paye.quarterlyPaymentLimit.asAt})`,
        ],
        [
          paye.p60Deadline,
          "P60, the certificate of the year’s pay and tax",
          say`For each employee on the payroll at ${paye.p60PayrollDate}`,
        ],
        [
          paye.p11dDeadline,
          "P11D for each person and P11D(b) for the employer",
          "Employers who gave benefits or expenses that have to be reported; for those taxed through the payroll, P11D(b) only",
        ],
        [
          say`${paye.class1APaymentDeadline}, or ${paye.class1APaymentDeadlinePost} by post`,
          "Class 1A National Insurance, the employer’s charge on benefits",
          "The same employers",
        ],
      ],
      note: "If nobody is paid in a tax month, say so with an EPS. Without a report HMRC can estimate what you owe and ask you for that.",
    },
    {
      kind: "table",
      heading: "What does an employee cost?",
      caption: `Minimum pay, National Insurance and pension in ${paye.employerNicRate.taxYear} (as at ${paye.employerNicRate.asAt})`,
      columns: ["Item", `In ${paye.employerNicRate.taxYear}`],
      rows: [
        [paye.livingWage.meaning, paye.livingWage],
        [paye.minimumWage18To20.meaning, paye.minimumWage18To20],
        [paye.minimumWageUnder18.meaning, paye.minimumWageUnder18],
        [paye.minimumWageApprentice.meaning, paye.minimumWageApprentice],
        [
          "You pay: employer’s National Insurance",
          say`${paye.employerNicRate} of pay above ${paye.secondaryThreshold} (${paye.secondaryThresholdWeekly}, ${paye.secondaryThresholdMonthly})`,
        ],
        [
          "You may take off: Employment Allowance",
          say`Up to ${paye.employmentAllowance}. Not every employer can claim it: we check before you count on it`,
        ],
        [
          "You pay: workplace pension",
          say`At least ${paye.pensionEmployerContribution} of pay between ${paye.pensionBandLower} and ${paye.pensionBandUpper}, for workers who are enrolled`,
        ],
        [
          "The employee pays: National Insurance",
          say`${paye.employeeNicMainRate} between ${paye.primaryThreshold} and ${paye.upperEarningsLimit} a year, ${paye.employeeNicUpperRate} above`,
        ],
      ],
      note: say`Minimum wage rates change each ${paye.minimumWageChangeDate}. The next ones are normally announced in the autumn before, so ask us before you fix a wage for after that date. Since ${paye.fairWorkAgencySince} ${paye.minimumWageEnforcer} has enforced these rates. Employer’s National Insurance can be lower for some younger workers and apprentices.`,
    },
    {
      kind: "text",
      heading: "What if the report is late?",
      paragraphs: [
        "If payday has passed and nothing went in, send the FPS now with the true date of payment, and give the reason for lateness that the form asks for. Do not move the date. It also decides the tax month, and your staff’s bank statements show the real one.",
        say`HMRC can charge between ${paye.lateFpsPenalty1To9} and ${paye.lateFpsPenalty250OrMore} (as at ${paye.lateFpsPenalty1To9.asAt}) for each month with a late FPS, for each PAYE scheme, depending on how many people you employ. After more than ${paye.lateFpsAdditionalAfter} it can add ${paye.lateFpsAdditionalPenalty} of the tax and National Insurance that was not reported.`,
        say`Outside annual schemes, there is no penalty for the first failure in a tax year. There is normally none for an FPS that arrives within ${paye.lateFpsGrace} of payday, or for a new employer’s first FPS that is sent within ${paye.newEmployerFirstFpsTime} of first paying an employee. An employer who makes a habit of reporting late by a few days may still be charged.`,
      ],
    },
    {
      kind: "rows",
      heading: "Why does HMRC say I owe more than my payroll shows?",
      intro: say`A demand for PAYE that you cannot explain usually has one of these causes. Pay what you agree is due, keep the letter, and let us compare the two accounts month by month. If it is headed “determination”, “decision” or “penalty”, you usually have ${enquiries.appealTime} from its date to appeal: call us today.`,
      rows: [
        {
          title: "One person, two records",
          description:
            "A changed payroll number, start date or National Insurance number can make HMRC’s system open a second employment, so that the same pay is charged twice.",
        },
        {
          title: "The missing summary",
          description:
            "You took recovered statutory pay or the Employment Allowance off your payment, but the claim never reached HMRC, or reached it for another tax month.",
        },
        {
          title: "An estimate",
          description:
            "No FPS and no EPS arrived for a month. HMRC put in a figure of its own, called a specified charge. It is usually replaced once the real report is filed.",
        },
        {
          title: "Money in the wrong place",
          description:
            "The payment carried an incomplete reference, and HMRC set it against another month, another year or another scheme.",
        },
      ],
    },
  ],
  exchange: [
    {
      send: "Hours, overtime, holiday and sickness for the pay period, on one sheet we set up with you",
      receive: "A draft payroll, person by person, with what changed since last time marked",
    },
    {
      send: "Your approval",
      receive: "Payslips, the list for your bank, HMRC’s receipt for the FPS, and the PAYE to pay",
    },
    {
      send: "A starter’s P45 or checklist, contract and start date",
      receive:
        "The tax code to use, the pension test, and the letter the new employee must be given",
    },
    {
      send: "A leaver’s last day and what was agreed",
      receive: "The final payslip, holiday pay included, and the P45",
    },
    {
      send: "What you gave staff on top of pay: cars, fuel, medical cover, loans",
      receive: "The P11Ds, the P11D(b), and the Class 1A amount with its date",
    },
    {
      send: "HMRC’s demand, and your PAYE payments from the bank",
      receive: "A reconciliation of what was reported, claimed and paid, and a draft reply",
    },
  ],
  exchangeWarning: `If ${knew}, send us nothing: see [a solicitor first](tax-fraud).`,
  related: ["investigation", "paye-investigations", "bookkeeping", "management-accounting"],
} satisfies ServicePage;
