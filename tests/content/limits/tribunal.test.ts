import { appeals } from "~/words/facts/appeals";
import { testLimits } from "./limits";

const rules = "\\(Tax Chamber\\) Rules 2009";

testLimits([
  [
    "the fee for an appeal to the tribunal",
    appeals.tribunalFee,
    "no fee",
    /Appeal to the tax trib/,
  ],
  ["the end of a day at the tribunal", appeals.tribunalDayEnd, "5pm", RegExp(`${rules} r12$`)],
  [
    "opting out of the costs of a Complex case",
    appeals.complexCostsOptOutTime,
    "28 days",
    RegExp(`${rules} r10$`),
  ],
  [
    "full reasons after a short or summary decision",
    appeals.fullReasonsTime,
    "28 days",
    RegExp(`${rules} r35$`),
  ],
  [
    "reinstating an appeal that was struck out",
    appeals.reinstatementTime,
    "28 days",
    RegExp(`${rules} r8\\b`),
  ],
  [
    "permission to the Upper Tribunal",
    appeals.upperTribunalPermissionTime,
    "56 days",
    RegExp(`2007 s11;.*${rules} r39;.*Upper Tribunal`),
  ],
  [
    "the appeal to the Upper Tribunal once permitted",
    appeals.upperTribunalAppealTime,
    "one month",
    /^GOV\.UK, Appeal to the Upper Tribunal/,
  ],
  [
    "the Upper Tribunal's own permission",
    appeals.upperTribunalRenewalTime,
    "1 month",
    /^GOV\.UK, Appeal to the Upper Tribunal/,
  ],
]);
