/** The parts of pages that act, each by the name of its file: the code that it needs, fetched when it is wanted. */
export const islands = {
  "deadline-band": () => import("./deadline/deadline-band").then((code) => code.DeadlineBand),
  "lead-form": () => import("./lead-form/lead-form").then((code) => code.LeadForm),
  "lead-form-frame": () =>
    import("./lead-form-frame/lead-form-frame").then((code) => code.LeadFormFrame),
  "letter-finder": () => import("./letters/letter-finder").then((code) => code.LetterFinder),
  "main-navigation": () => import("./menus/main-navigation").then((code) => code.MainNavigation),
  newsletter: () => import("./newsletter/newsletter").then((code) => code.NewsletterForm),
  "penalty-tool": () => import("./penalties/penalty-tool").then((code) => code.PenaltyTool),
  "phone-menu": () => import("./menus/phone-menu").then((code) => code.PhoneMenu),
  "resource-library": () =>
    import("./library/resource-library").then((code) => code.ResourceLibrary),
  "testimonial-carousel": () =>
    import("./reviews/testimonial-carousel").then((code) => code.TestimonialCarousel),
  "share-button": () => import("./share/share-button").then((code) => code.ShareButton),
  "social-links": () => import("./social-links/social-links").then((code) => code.SocialLinks),
};

export type IslandName = keyof typeof islands;

/** What an island of that name is given. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends (props: infer P) => unknown ? P : never;
