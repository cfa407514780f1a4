import type { Firm } from "../firm-schema.ts";
import { realFirm } from "./real-firm.ts";

/**
 * A firm for the pictures of the pages: short details, the site's own form and newsletter, and no letter that
 * the site's fonts lack, because that is drawn by the machine's.
 */
export const picturedFirm: Firm = {
  ...realFirm,
  name: "The Firm",
  origin: "https://www.the-firm.example",
  phone: "0161 496 0000",
  messaging: { label: "WhatsApp", number: "07700 900000" },
  email: "hello@the-firm.example",
  offices: realFirm.offices.map((office) => ({
    ...office,
    address: ["1 Example Street", office.name],
    latin: undefined,
    image: undefined,
    isChina: false,
  })),
  particulars: undefined,
  leadForm: { frameUrl: "/lead-form", scriptUrl: "/lead-form-embed.js" },
  newsletter: {},
};
