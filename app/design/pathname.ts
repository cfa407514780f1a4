import { createContext, use } from "react";

/** The address of the page that is shown. */
export const Pathname = createContext("/");

/** @returns the address of the page that is shown, a path on this site */
export const usePathname = (): string => use(Pathname);
