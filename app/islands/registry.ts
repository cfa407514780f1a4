/** The parts of pages that act, each by the name of its file: the code that it needs, fetched when it is wanted. */
export const islands = {
  "deadline-band": () =>
    import("~/app/islands/deadline/deadline-band").then((code) => code.DeadlineBand),
  "lead-form": () => import("~/app/islands/lead-form/lead-form").then((code) => code.LeadForm),
  "lead-form-frame": () =>
    import("~/app/islands/lead-form-frame/lead-form-frame").then((code) => code.LeadFormFrame),
  "letter-finder": () =>
    import("~/app/islands/letters/letter-finder").then((code) => code.LetterFinder),
  "main-navigation": () =>
    import("~/app/islands/menus/main-navigation").then((code) => code.MainNavigation),
  newsletter: () =>
    import("~/app/islands/newsletter/newsletter").then((code) => code.NewsletterForm),
  "penalty-tool": () =>
    import("~/app/islands/penalties/penalty-tool").then((code) => code.PenaltyTool),
  "phone-menu": () => import("~/app/islands/menus/phone-menu").then((code) => code.PhoneMenu),
  "resource-library": () =>
    import("~/app/islands/library/resource-library").then((code) => code.ResourceLibrary),
  "testimonial-carousel": () =>
    import("~/app/islands/reviews/testimonial-carousel").then((code) => code.TestimonialCarousel),
  "share-button": () => import("~/app/islands/share/share-button").then((code) => code.ShareButton),
  "social-links": () =>
    import("~/app/islands/social-links/social-links").then((code) => code.SocialLinks),
};

export type IslandName = keyof typeof islands;

/** What an island of that name is given. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends (props: infer P) => unknown ? P : never;
