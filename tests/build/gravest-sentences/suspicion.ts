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
  },
  "/services/cop8": {
    "it has to reach you within 12 months of the date of delivery.":
      "counted from another day, an enquiry that comes too late is answered",
  },
};
