import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { safeSide } from "~/app/islands/deadline/deadline-in-words";
import { rangeInWords } from "~/app/islands/penalties/range-in-words";
import { noticeAppeal, noticeCompliance, nudge } from "~/words/deadlines/checks";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import * as decisions from "~/words/deadlines/decisions";
import { debt } from "~/words/deadlines/printed";
import * as tribunal from "~/words/deadlines/tribunal";
import { letterKinds } from "~/words/letters";
import { contact } from "~/words/pages/contact";
import { faqs } from "~/words/pages/faqs";
import { penaltyQuestions, rangeWords } from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { cop8 } from "~/words/services/cop8";
import { cop9 } from "~/words/services/cop9";
import { forensicAccounting } from "~/words/services/forensic-accounting";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { ukPenaltyRanges } from "~/words/services/penalty-ranges";
import { taxAdvisory } from "~/words/services/tax-advisory";
import { taxAppeal } from "~/words/services/tax-appeal";
import { taxFraud } from "~/words/services/tax-fraud";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { vatInvestigations } from "~/words/services/vat-investigations";

const finder = (id: string) => letterKinds.find((kind) => kind.id === id);

type Line<Words> = [words: Words, must: RegExp[], mustNot?: RegExp[]];

/*
 * What the law needs said, and what it needs not said, in words that people act on. Each line has its reason;
 * other words may say the same: then the line changes with them.
 */
const lines: Record<string, Line<unknown>> = {
  "L1: who may still be in time is told so, and to send it today": [
    answerWords,
    [/You may still be in time/, /Send it today/],
  ],
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
  "L3: no day that ends at 5pm is said to last until midnight, or never to move": [
    [deadlineWords.by, answerWords.restMoves("a Sunday", "Friday")],
    [/next working day is then in time too/],
    [/end of that day/, /does not move/],
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
  "L5: a Simple Assessment is queried before it can be appealed": [
    decisions.simpleAssessment,
    [/There is no appeal before that/],
  ],
  "L5: an accelerated payment notice cannot be appealed": [
    decisions.acceleratedPayment,
    [/There is no appeal against/],
  ],
  "L5: a determination for want of a return is answered by the return": [
    decisions.determination,
    [/HMRC must have the return itself.*there is no appeal.*A PAYE determination is different/],
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
  "L9: the law gives the ranges for money abroad": [rangeWords, [], [/do not give the range/]],
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
  "never told: what counts is when HMRC became aware": [
    penaltyQuestions.when,
    [/How long was the tax unpaid before HMRC knew/],
  ],
  "evading National Insurance was left out of the 14 years": [
    taxFraud.sections,
    [/National Insurance was left out of that rise/],
  ],
  "the caution's reader is told to take a solicitor before anybody else": [
    [taxFraud.deadline, taxFraud.firstSteps],
    [/a solicitor now/, /before us and before any answer/, /before you call us or anyone else/],
  ],
  "a review of a direct tax can be accepted only by who has appealed": [
    decisions.reviewOffer,
    [
      /I have already appealed/,
      /not appealed yet, this is a decision: appeal to HMRC/,
      /I appealed on/,
    ],
  ],
  "a PAYE determination can be appealed; it is not answered by a return": [
    decisions.determination,
    [/\(not PAYE\)/, /PAYE determination is different: appeal within 30.days/],
  ],
  "a return that is sent at night can be a confession: a solicitor first": [
    decisions.determination.tonight,
    [/on purpose, speak to a solicitor first/],
  ],
  "a court claim, a statutory demand or a petition has no answer in a letter to HMRC": [
    finder("debt"),
    [
      /petition is not answered by a letter to HMRC: speak to a solicitor today/,
      /I ask for Time to Pay/,
    ],
    [/I will answer/],
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
  "a CoP9 letter: a solicitor before us": [
    finder("code-of-practice-9"),
    [/Speak to a solicitor, and call us/],
    [/Then call us/],
  ],
  "none of HMRC's routes is for what was left out on purpose": [
    [taxInvestigations.sections, contact.faqs],
    [
      /use none of these routes: speak to a solicitor first/,
      /speak to a solicitor before you use it/,
    ],
    [/take advice before you use it/],
  ],
  "who asks for time has not promised to answer, and may have none": [
    noticeCompliance,
    [
      /except what you have appealed against/,
      /does not move the date: HMRC has to agree/,
      /I am taking advice on/,
    ],
    [/I will answer/, /unless you have appealed/],
  ],
  "nobody appeals in vain against a notice that the tribunal approved, or about records that must be kept":
    [
      noticeAppeal,
      [
        /You cannot appeal if the tribunal approved the notice, or about records that the law makes/,
      ],
      [/You can appeal/],
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
  "seized goods have rules of their own": [
    decisions.vatDecision,
    [/not the seizure of goods or a vehicle/, /other rules apply: call us at once/],
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
  "a P800 has no 60 days of its own": [
    finder("simple-assessment"),
    [/date on a Simple Assessment/, /If a P800 is wrong, tell HMRC soon/],
  ],
  "an appeal to HMRC is written, arrives, and asks to postpone the tax": [
    decisions.decision,
    [/written appeal must be with HMRC/, /postpone £… of the tax until the appeal is decided/],
  ],
  "an appeal about VAT: a review accepted, or the tribunal": [
    decisions.vatDecision,
    [/must have accepted HMRC’s review, or your appeal must be with the tribunal/],
  ],
  "an accelerated payment notice is paid, or objected to": [
    decisions.acceleratedPayment,
    [/must have paid, or have sent HMRC your representations/],
  ],
  "a follower notice: given up and told, or objected to": [
    decisions.followerNotice,
    [
      /amended the return, or agreed in writing to give up the tax advantage, and have told HMRC; or have sent HMRC your representations/,
      /Paying alone does not answer it/,
    ],
  ],
  "a determination has two times, of which the later one counts": [
    decisions.determination,
    [
      /3.years after the filing date if that is later/,
      /still counts if HMRC has it within 3.years/,
    ],
  ],
  "an offer of a review is accepted, or taken to the tribunal": [
    decisions.reviewOffer,
    [
      /must have accepted the review, or have notified the tribunal/,
      /may now be treated as agreed/,
    ],
  ],
  "after a review only the tribunal admits a late appeal": [
    decisions.reviewConclusion,
    [/Only the tribunal can let you in late/],
  ],
  "an appeal against a notice: its grounds, to its officer": [
    noticeAppeal,
    [/written appeal, with its grounds, must be with the officer who gave the notice/],
  ],
  "a late answer to a notice is penalised, then by the day": [
    noticeCompliance,
    [/After the deadline the law allows a penalty, and then more by the day/],
  ],
  "a letter about income is answered, even without any": [
    nudge,
    [/even if you have nothing to declare/, /opens a check if nobody answers/],
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
  "a tax debt is paid, or time for it asked for": [
    debt,
    [/must have paid, or have asked for Time to Pay/, /but not to a court claim/],
  ],
  "the Upper Tribunal hears points of law, after full reasons": [
    [tribunal.tribunalDecision, tribunal.shortTribunalDecision],
    [
      /your request for permission to appeal on a point of law/,
      /permission to appeal run from the full decision/,
    ],
  ],
  "a refused permission is asked for again at the Upper Tribunal": [
    tribunal.refusedPermission,
    [/Upper Tribunal must have your own request/],
  ],
  "struck out: reinstated only where a direction was missed": [
    tribunal.struckOut,
    [/If it was because a direction was not followed/, /I have now done what it asked/],
  ],
  "the last day that a letter prints comes before any counted": [
    [answerWords.safeSide, deadlineWords.printedText],
    [
      /is day 1. If the letter prints an earlier last day, keep to that/,
      /the safe side. If the letter prints an earlier last day, keep to that/,
      /prints a last day, that one counts/,
      /is the last one: work to it/,
      /ask before it, not after/,
    ],
  ],
  "what is posted on the last day does not arrive on it": [
    [answerWords.today, answerWords.graceText("1 May")],
    [/by post would come too late/, /What goes out today may still count; what waits may not/],
  ],
  "counted is the date of a decision, not its arrival": [
    deadlineWords.where,
    [/if it has decided, the date at the top of the decision, not the day it reached you/],
  ],
  "an excuse frees only what was not on purpose": [
    rangeWords.excuse,
    [/no penalty if it was not on purpose and you have a reasonable excuse/],
  ],
  "care has to be shown; telling, helping and giving lower a penalty": [
    [rangeWords.care, rangeWords.where],
    [
      /You may have to show that you did/,
      /how fully you tell HMRC, help it and give it access to the records/,
    ],
  ],
  "what was on purpose is told to a solicitor first": [
    [rangeWords.solicitor, penaltyWords.intro],
    [/before you tell anyone what happened, us included/, /before you tell anyone, us included/],
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

/** What each of several must say by itself. */
const linesOfEach: Record<string, Line<unknown[]>> = {
  "L3: before the tribunal the day ends at 5pm": [
    [
      ...Object.values(tribunal),
      decisions.reviewConclusion,
      decisions.reviewOffer,
      decisions.vatDecision,
      taxTribunal.sections,
    ],
    [/by 5pm/],
  ],
  "L6: a mistake found later and not reported is treated as careless": [
    [
      rangeWords.care,
      cop9,
      vatInvestigations,
      taxInvestigations,
      payeInvestigations,
      taxAdvisory,
      faqs,
    ],
    [/found later and did not report to HMRC is treated as careless/],
  ],
  "L8: 200% is not the most that money abroad can cost": [
    [cop9, faqs, rangeWords.anyCategory],
    [/before the extra penalties for moving or holding the asset/],
    [/at most 200%/i, /most serious cases/],
  ],
  "an information notice has two limits wherever one can come": [
    [
      cop8.deadlines,
      taxInvestigations.deadlines,
      vatInvestigations.deadlines,
      payeInvestigations.deadlines,
    ],
    [/notice, with a deadline for documents/, /notice, and I want to appeal against it/],
  ],
  "a net error of exactly 1% of sales has its place": [
    [vatInvestigations, valueAddedTax],
    [/no more than 1% of/],
    [/under 1%/],
  ],
  "for direct taxes a review comes only after the appeal": [
    [taxInvestigations.clock, payeInvestigations.clock],
    [/appeal, in writing, to HMRC. You appeal first; a review can follow/],
    [/accept a review/],
  ],
  "a follower notice is not answered by paying": [
    [cop8.faqs, finder("accelerated-payment")],
    [
      /accelerated payment notice/,
      /A follower notice gives you 90.days to do what it asks and tell HMRC/,
      /paying alone does not answer it/,
      /no appeal against either/,
    ],
    [/payment or follower notice/, /payment notice or a follower notice/],
  ],
  "unprompted means before there was reason to think that HMRC knew, not before it asked": [
    [ukPenaltyRanges, cop9.sections, taxFraud.sections, penaltyQuestions.who],
    [/before (?:you had|there was) reason to think/i],
    [/before it asked/, /HMRC asked first/],
  ],
};

const ofEach = Object.entries(linesOfEach).flatMap(([reason, [each, ...said]]) =>
  each.map((words): [string, Line<unknown>] => [reason, [words, ...said]]),
);

test.each([...Object.entries(lines), ...ofEach])("%s", (_, [words, must, mustNot = []]) => {
  const text = JSON.stringify(words);
  for (const said of must) expect(text).toMatch(said);
  for (const said of mustNot) expect(text).not.toMatch(said);
});

test.each(Object.values(tribunal))(
  "L3: the date of “$choice” is not day 1 by the law",
  (letter) => {
    expect(safeSide(letter)).toBe(answerWords.safeSide.dayEarly);
  },
);

test("L6: wherever care is said to leave no penalty, the exception for what was found later stands with it", () => {
  const without = readdirSync("words", { recursive: true, encoding: "utf8" }).filter((file) => {
    if (!/\.(?:ts|md)$/.test(file) || file.startsWith("facts")) return false;
    const text = readFileSync(`words/${file}`, "utf8");
    const says = /reasonable care there is n|no penalty if you took reasonable|\.reasonableCare\b/i;
    return says.test(text) && !text.includes("penalties.laterFound");
  });
  // The finder gives the range alone; the words that go with it are in penalty-questions.ts.
  expect(without).toEqual(["penalties/penalty-finder.ts"]);
});

test("L7: an old case abroad is never told “No penalty” alone", () => {
  const { heading, remarks } = rangeInWords(
    { where: "category1", what: "care", who: "hmrc", when: "old" },
    false,
  );
  expect(heading).toBe("No ordinary penalty");
  expect(remarks.join(" ")).toMatch(/usually 200%/);
});
