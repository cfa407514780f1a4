import type { Sentences } from "./table";

/** Where HMRC suspects fraud, or may come to. */
export const suspicion: Sentences = {
  "/services/cop9": {
    "HMRC treats no reply as a rejection. You cannot come back into the facility, and you have no assurance against criminal investigation.":
      "who waits loses the only protection there is",
    "The acceptance is an admission of deliberate behaviour. The rejection cannot be taken back.":
      "neither answer is harmless",
    "The assurance covers the fraud that you describe, and no other.":
      "what is left out can be prosecuted",
    "penalties of up to 200% of tax due": "the specification's own figure",
    "from receiving it to reject it, or to accept it with the Outline Disclosure form":
      "the acceptance alone is none",
    "if you reject the offer, do not answer in time, or accept without an Outline Disclosure":
      "each of the three alone opens the criminal way",
    "Only with the written approval of HMRC’s authorising officer, and only for a good reason":
      "who counts on more time has rejected",
    "Running out of time is not a good reason.": "turned round, the last day is let pass",
    "there is no assurance until HMRC makes the offer and you make a valid disclosure":
      "who confesses before both is not protected",
    "If you did not, accepting means admitting what you did not do.":
      "who did nothing on purpose must not accept",
  },
  "/services/tax-fraud": {
    "Call a solicitor now, before us and before any answer.":
      "what is said under caution is evidence",
    "If you are asked to attend voluntarily, you are not obliged to go, but declining can have consequences, and so can answering or staying silent.":
      "turned round, it would make people go who need not",
    "Do not obstruct them, and do not hide, delete or destroy anything.":
      "either is a crime of its own",
    "It is confidential, but usually not privileged.": "what we are told, a court can ask us for",
    "You do not have to say anything.": "the words of the caution are the law's",
    "An admission outside the facility does not carry that assurance.":
      "a confession to the wrong officer protects nobody",
    "Officers do not usually have to wait until the solicitor arrives.":
      "who holds them at the door obstructs them",
    "Do not reply to the invitation before you have spoken to one.":
      "a solicitor decides with you whether you go",
    "Point out letters and messages from a lawyer, which may be legally privileged, before they are removed.":
      "afterwards they have been read",
    "Do not send a confession by post or through HMRC’s helpline first.":
      "it is evidence, and nothing is promised for it",
    "If HMRC agrees to use the facility and the disclosure is valid, it gives an assurance":
      "both conditions, or no assurance",
    "On arrest in Scotland you must also give your address, date and place of birth and nationality.":
      "to refuse these is an offence there",
    "HMRC has to have your rejection, or your acceptance with a valid Outline Disclosure":
      "by that day it must have arrived, both parts",
  },
  "/services/cop8": {
    "it has to reach you within 12 months of the date of delivery.":
      "counted from another day, an enquiry that comes too late is answered",
    "CoP8 gives no protection from prosecution.": "nobody should admit fraud under it",
    "If something in a return was deliberately wrong, stop before you write anything and speak to a solicitor.":
      "what is written can be used to prosecute",
    "from receiving it, to pay or to send HMRC your reasons":
      "of an accelerated payment notice: either answers it",
  },
};
