import { expect, test } from "vitest";
import { promises } from "../../publish/check-words/page-words";

/*
 * The promises that a reader gives up something for: a name, a fee, a right, a silence. Each is here with the
 * words that make it one; other words may say the same. Whoever takes one of them out has asked the owner, and
 * the owner signs the new sentence (`firm/signed-off.ts`).
 */
test.each([
  ["first-consultation-free", /first consultation is free/],
  ["consultation-by-phone-video-office", /first consultation is free, by phone, by video or in/],
  ["no-name-needed", /need not give your name/],
  ["call-not-passed-on", /pass nothing on unless the law obliges us/],
  ["fee-in-writing-first", /fee in writing first/],
  ["nothing-owed-without-work", /owe nothing/],
  ["acts-only-once-agreed", /act for you only once we have agreed so in writing/],
  ["one-adviser", /One adviser who writes, calls and attends/],
  ["note-after-each-step", /written note after each step/],
  ["replies-approved", /Every reply .* for you to approve before it is sent/],
  ["vat-returns-seen-first", /send nothing before you have seen it/],
  ["payroll-on-time", /on or before payday/],
  ["notes-checked", /attend with you, and check HMRC’s note of it before anyone signs/],
  ["solicitor-before-admission", /solicitor’s advice .* before you admit/],
  ["told-when-a-barrister-is-needed", /we say so early/],
  ["letter-read-before-meeting", /will then have read it/],
  ["case-without-a-name", /without naming your client/],
  ["no-analytics", /use no analytics and no advertising/],
  ["no-computer-alone", /No decision .* by a computer alone/],
  ["addresses-not-sold", /do not sell or lend addresses/],
  ["newsletter-only-on-request", /only to those who have asked for it/],
  ["uk-files-stay-here", /stay in the UK unless the client agrees/],
  ["files-destroyed", /destroyed/],
  ["told-before-new-use", /we tell those concerned before we start/],
])("the promise “%s” is kept as the owner was asked for it", (id, words) => {
  expect(promises.find((one) => one.id === id)?.sentence).toMatch(words);
});
