import * as decisions from "~/words/deadlines/decisions";
import { contact } from "~/words/pages/contact";
import { faqs } from "~/words/pages/faqs";
import { cop8 } from "~/words/services/cop8";
import { cop9 } from "~/words/services/cop9";
import { forensicAccounting } from "~/words/services/forensic-accounting";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { taxAppeal } from "~/words/services/tax-appeal";
import { taxFraud } from "~/words/services/tax-fraud";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { finder, type Line } from "./line";

/** What pages say, or a page and a tool alike, each line with its reason. */
export const pages: Record<string, Line<unknown>> = {
  "L2: each letter of the tribunal has its own time": [
    taxTribunal.deadlines,
    [
      /full reasons/,
      /short or summary reasons/,
      /gave 28.days; a cut to 14.days has been proposed/,
      /refuses permission/,
      /1.month from the letter that refuses/,
      /request to reinstate the appeal/,
    ],
    [/It is the tribunal’s own decision/],
  ],
  "L2: the page says the same as its tool": [
    taxTribunal.sections,
    [
      /only short or summary reasons, ask for full ones first/,
      /within 1.month of the letter that refuses/,
      /28.days from the notice to ask in writing that it be reinstated/,
    ],
  ],
  "L4: an appeal about VAT or customs that goes to HMRC is none": [
    [decisions, taxAppeal],
    [
      /VAT, customs, excise, insurance premium tax or landfill tax \(not the seizure/,
      /goes to HMRC does not count/,
    ],
    [/any tax except VAT/, /tax \(not VAT\)/],
  ],
  "L5: the tool has three common letters that cannot be appealed as they stand": [
    taxAppeal.deadlines,
    [
      /It is a Simple Assessment/,
      /It is an accelerated payment notice/,
      /It is a determination of/,
    ],
  ],
  "L5: three common letters cannot be appealed as they stand": [
    [taxAppeal.deadline, taxAppeal.sections],
    [
      /Simple Assessment is different: you have 60.days from its date/,
      /appeal only after HMRC has answered/,
      /accelerated payment notice: pay, or send HMRC your reasons, within 90.days/,
      /3.years of the filing date, or 12.months of the determination/,
    ],
  ],
  "L11: abroad, a disclosure after HMRC's letter does not keep a name from being published": [
    cop9,
    [/is usually prompted, and for money abroad a prompted one gives no protection from being/],
    [/ask us first/],
  ],
  "L12: postponement has its own 30 days, twice": [
    taxAppeal,
    [/within 30.days, best in the appeal itself/, /you have 30.days from its answer/],
    [/the time for that is short/],
  ],
  "L13: of a late appeal the time limit itself weighs most": [
    [taxAppeal, decisions.decision],
    [/weighs most/, /adviser’s failure usually counts as your own/],
  ],
  "L15: an appointment is no time limit": [taxFraud.deadlines, [/"isAppointment":true/]],
  "L16: whoever expects to pass the limit in 30 days registers before they end": [
    valueAddedTax,
    [/30.days alone/],
    [/leaves less time/],
  ],
  "tax fraud: others can be paid for what they tell HMRC": [
    taxFraud,
    [/pay informants 15% to 30% of the tax where more than £1.5.million/],
  ],
  "CoP8: the same, for avoidance too": [
    cop8.faqs,
    [
      /pay informants 15% to 30% of the tax where more than £1.5.million is at stake, for avoidance/,
    ],
  ],
  "an information notice's own 30 days, which are for an appeal alone, stand beside its date": [
    [taxInvestigations.firstSteps, cop8.clock],
    [
      /A “Schedule 36” notice sets its own date for documents; the 30.days are for an appeal against it/,
      /30.days from being given it/,
    ],
  ],
  "evading National Insurance was left out of the 14 years": [
    taxFraud.sections,
    [/National Insurance was left out of that rise/],
  ],
  "the caution's reader is told to take a solicitor before anybody else": [
    [taxFraud.deadline, taxFraud.firstSteps],
    [/a solicitor now/, /before us and before any answer/, /before you call us or anyone else/],
  ],
  "who may still be in time with a CoP9 offer is not told to send it": [
    cop9.deadlines,
    [/Speak to a solicitor today/, /only with a solicitor’s advice, but do it today/],
    [/Send it today/],
  ],
  "more time for a CoP9 offer hangs on what could not be foreseen, and on HMRC's own writing": [
    cop9.deadlines,
    [/could not foresee or control/, /last day stands unless HMRC agrees to more in writing/],
    [/I mean to answer/],
  ],
  "none of HMRC's routes is for what was left out on purpose": [
    [taxInvestigations.sections, contact.faqs],
    [
      /use none of these routes: speak to a solicitor first/,
      /speak to a solicitor before you use it/,
    ],
    [/take advice before you use it/],
  ],
  "an employer under a check goes on reporting, and without the old error": [
    [payeInvestigations.firstSteps, finder("employer-check")],
    [/reporting the payroll on time. Do not repeat/, /keep reporting on time/],
    [/Change nothing/],
  ],
  "a CoP9 offer counts as rejected by the letter's last day; an acceptance needs its Outline Disclosure":
    [
      faqs.items,
      [
        /no answer by the last day in the letter. An acceptance needs a valid Outline Disclosure/,
        /direct taxes appeal to HMRC; for VAT accept a review/,
      ],
      [/days after you receive it/],
    ],
  "a notice can demand private accounts": [
    taxInvestigations.sections,
    [/private accounts. A notice can demand them if they are reasonably required/],
    [/Only with good cause/],
  ],
  "whoever calls about an estimate of what was left out knows that we are no lawyers": [
    forensicAccounting.lede,
    [/deliberate, speak to a solicitor first: what you tell us is usually not privileged/],
  ],
  "a CoP9 answer is signed; an acceptance has two parts": [
    cop9.deadlines,
    [
      /signed acceptance with a valid Outline Disclosure, or your signed rejection/,
      /no answer as a rejection/,
      /Do not write to HMRC yourself/,
      /The acceptance is an admission/,
    ],
  ],
  "no page says that the law was not read": [
    [
      cop9,
      taxAppeal,
      taxFraud,
      taxInvestigations,
      taxTribunal,
      vatInvestigations,
      valueAddedTax,
      faqs,
    ],
    [],
    [/professional (?:summaries|sources|guides)/i, /Check them before you file/],
  ],
};
