import { firm } from "~/firm/firm";
import { pen } from "./pen";
import { promise } from "./promise";
import type { ProcessStep, Three } from "./types";
import { fullDuty, shortDuty } from "./who-hears-what";

const firstCall = firm.dealings?.firstCall ? `The call takes ${firm.dealings.firstCall}. ` : "";

/** For a reader who fears to leave a trace. */
export const nameless = promise("no-name-needed", "You need not give your name when you call.");

/** What it costs to ask, and when a fee begins. */
export const feeFirst = `${promise("fee-in-writing-first", "If you want us to act, you get the fee in writing first.")} ${promise("nothing-owed-without-work", "If not, you owe nothing.")}`;

const shortDutyAndWhy = `${shortDuty} [${fullDuty.title}](privacy-policy#${fullDuty.id}).`;

const notPassedOn = promise(
  "call-not-passed-on",
  "We pass nothing on unless the law obliges us to.",
);

/** What happens after somebody asks for the free consultation about a letter. */
export const consultation = {
  heading: "What happens next",
  steps: [
    {
      title: "You call or write",
      description: `Tell us the letter’s heading, what it says and its reply date. You need not explain anything yet. ${nameless}`,
    },
    {
      title: "We read it with you",
      description: `You learn what HMRC asks for, by when, and what of it you may not have to give. ${firstCall}${notPassedOn}`,
    },
    {
      title: "You decide",
      description: `${feeFirst} Until we act for you, you meet each deadline yourself.`,
    },
  ] satisfies Three<ProcessStep>,
  law: shortDutyAndWhy,
};

/** Where what is answered is decided with a solicitor. */
const readWithSolicitor = {
  ...consultation.steps[1],
  description: `You learn what kind of letter it is, and which day in it counts. Whether and what you answer, you decide with a solicitor. ${firstCall}${notPassedOn}`,
};

/** The same where a solicitor may have to hear of it before us. */
export const consultationAfterSolicitor = {
  ...consultation,
  steps: [
    {
      title: "A solicitor, then us",
      description: `If it is criminal, your solicitor hears it first, and can call us for you. If it is headed Code of Practice 9, read us only the letter, and see a solicitor. ${nameless}`,
    },
    readWithSolicitor,
    consultation.steps[2],
  ] satisfies Three<ProcessStep>,
};

/** The same with an offer under Code of Practice 9, which has a last day and is answered with a solicitor. */
export const consultationWithOffer = {
  ...consultation,
  steps: [
    {
      title: "You call us",
      description: `Read us only the letter. What happened is for a solicitor first. ${nameless}`,
    },
    readWithSolicitor,
    consultation.steps[2],
  ] satisfies Three<ProcessStep>,
};

/** Where such a reader is told what to send. */
export const nothingReady = pen("nothing has", "to be ready");

/** The same on pages whose reader has no letter. */
export const consultationWithoutLetter = {
  heading: consultation.heading,
  steps: [
    {
      title: "You call or write",
      description:
        "Say only what it is about (a return, rent, VAT, a letter), and by when you need it, not what happened. Nothing has to be ready.",
    },
    {
      title: "We tell you where you stand",
      description: "What is due and by when, what we would do, and what we need from you.",
    },
    consultation.steps[2],
  ] satisfies Three<ProcessStep>,
  law: shortDutyAndWhy,
};

/** The closing band of pages that have no words of their own for it. */
export const consultationBand = {
  heading: "Talk it through first",
  text: `Ask us about your letter or your figures. ${promise("first-consultation-free", "The first consultation is free, and it may be all you need.")}`,
  action: "Free Consultation",
};
