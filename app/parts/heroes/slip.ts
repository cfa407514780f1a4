/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 font-display md:px-6 text-h3 leading-snug font-[560] text-balance print:text-base";
