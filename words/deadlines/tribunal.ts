import { appeals } from "~/words/facts/appeals";
import { say } from "~/words/say";
import type { Deadline } from "~/words/types";
import { toTheTribunal, toTheUpperTribunal } from "./tonight";

/* The limits of a letter from the tribunal itself, by its own rules. */

const late = "Call us today. Whether more time can be given depends on the reason for the delay.";

/** After the day on which the letter was sent; the next working day is in time as well. */
const byItsRules = { from: "issue", includesStart: false, movesOn: true } as const;

export const tribunalDecision = {
  id: "tribunal-decision",
  choice: "It is the tribunal’s decision, with full reasons",
  letter: {
    subject: "Decision",
    text: "The appeal is dismissed. You can ask for permission to appeal.",
  },
  counting: { ...byItsRules, time: appeals.upperTribunalPermissionTime, grace: 1 },
  by: "The First-tier Tribunal must have your request for permission to appeal on a point of law by 5pm.",
  late,
  tonight: toTheTribunal(
    "I ask for permission to appeal to the Upper Tribunal, and for the decision to be set aside.",
    "The decision is wrong in law because … (more can follow)",
  ),
} satisfies Deadline;

export const shortTribunalDecision = {
  id: "short-tribunal-decision",
  choice: "It is the tribunal’s decision, with short or summary reasons",
  letter: {
    subject: "Summary decision",
    text: "The appeal is dismissed. You can ask for full findings and reasons.",
  },
  counting: { ...byItsRules, time: appeals.fullReasonsSafeTime, grace: 15 },
  by: say`The tribunal must have your request for full findings and reasons by 5pm. Its rules gave ${appeals.fullReasonsTime}; a cut to ${appeals.fullReasonsSafeTime} has been proposed, so this counts ${appeals.fullReasonsSafeTime}. The ${appeals.upperTribunalPermissionTime} for permission to appeal run from the full decision.`,
  late,
  tonight: toTheTribunal("I ask for full written findings and reasons for this decision."),
} satisfies Deadline;

export const refusedPermission = {
  id: "refused-permission",
  choice: "The tribunal refuses permission to appeal",
  letter: {
    subject: "Permission to appeal",
    text: "Permission to appeal is refused. You can ask the Upper Tribunal for it.",
  },
  counting: { ...byItsRules, time: appeals.upperTribunalRenewalTime, grace: 1 },
  by: say`The Upper Tribunal must have your own request for permission by 5pm. You have ${appeals.upperTribunalRenewalTime} from the letter that refuses.`,
  late,
  tonight: toTheUpperTribunal,
} satisfies Deadline;

export const struckOut = {
  id: "struck-out",
  choice: "The tribunal has struck out my appeal",
  letter: {
    subject: "Direction",
    text: "The appeal is struck out. You can ask for it to be reinstated.",
  },
  counting: { ...byItsRules, time: appeals.reinstatementTime, grace: 1 },
  by: "If it was because a direction was not followed, the tribunal must have your request to reinstate the appeal by 5pm. If it was for another reason, this day may not be yours: call us today.",
  late,
  tonight: toTheTribunal(
    "Please reinstate my appeal.",
    "The direction was not followed because … I have now done what it asked: …",
  ),
} satisfies Deadline;
