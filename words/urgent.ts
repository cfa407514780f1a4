import { firm } from "~/firm/firm";

/** For a reader at whose door officers stand now; what to do is the firm's own words. */
export const urgentLine = { heading: "Are officers at your door now?", urgent: firm.urgent };
