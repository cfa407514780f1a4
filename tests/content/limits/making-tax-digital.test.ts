import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

const law = "^Income Tax \\(Digital Obligations\\) Regulations";
const stage = RegExp(`${law}; HMRC income tax account service`);
const update = RegExp(`${law}; HMRC Making Tax Digital service guide`);
const alone = RegExp(`${law}$`);

testLimits([
  [
    "Making Tax Digital, the income of the first stage",
    property.mtdFirstStageIncome,
    "£50,000",
    stage,
  ],
  [
    "Making Tax Digital, the start of the first stage",
    property.mtdFirstStageStart,
    "6 April 2026",
    stage,
  ],
  [
    "Making Tax Digital, the income of the second stage",
    property.mtdSecondStageIncome,
    "£30,000",
    stage,
  ],
  [
    "Making Tax Digital, the start of the second stage",
    property.mtdSecondStageStart,
    "6 April 2027",
    stage,
  ],
  [
    "Making Tax Digital, the income of the third stage",
    property.mtdThirdStageIncome,
    "£20,000",
    stage,
  ],
  [
    "Making Tax Digital, the start of the third stage",
    property.mtdThirdStageStart,
    "6 April 2028",
    stage,
  ],
  ["Making Tax Digital, the first quarterly update", property.mtdFirstUpdate, "7 August", update],
  [
    "Making Tax Digital, the second quarterly update",
    property.mtdSecondUpdate,
    "7 November",
    update,
  ],
  ["Making Tax Digital, the third quarterly update", property.mtdThirdUpdate, "7 February", alone],
  ["Making Tax Digital, the fourth quarterly update", property.mtdFourthUpdate, "7 May", alone],
  ["Making Tax Digital, the final return", property.mtdFinalReturn, "31 January", alone],
  [
    "Making Tax Digital, tax paid late",
    property.mtdLatePayment,
    "3% of what is unpaid on day 15, 3% more of what is unpaid on day 30, and 10% a year from day 31",
    /2021 Sch 26; HMRC income tax penalties service/,
  ],
  [
    "Making Tax Digital, the return that decides for the first stage",
    property.mtdFirstStageReturn,
    "2024/25",
    /22 February 2024;/,
  ],
  [
    "Making Tax Digital, the return that decides for the second stage",
    property.mtdSecondStageReturn,
    "2025/26",
    /22 February 2024;/,
  ],
  [
    "Making Tax Digital, the return that decides for the third stage",
    property.mtdThirdStageReturn,
    "2026/27",
    /Spring Statement 2025/,
  ],
  [
    "Making Tax Digital, the year without points",
    property.mtdEasementYear,
    "2026/27",
    /Budget 2025/,
  ],
]);
