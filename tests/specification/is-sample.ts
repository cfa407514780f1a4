import { firm } from "~/firm/firm";

/** Whether the site is still the one that the specification describes: nobody can go live with this address. */
export const isSample = firm.origin === "https://www.the-firm.example";
