/** The parts of pages that act, each by the name of its file: the code that it needs, fetched when it is wanted. */
export const islands = {
  "deadline-band": () => import("./deadline/deadline-band").then((it) => it.DeadlineBand),
  "lead-form": () => import("./lead-form/lead-form").then((it) => it.LeadForm),
  "lead-form-frame": () =>
    import("./lead-form-frame/lead-form-frame").then((it) => it.LeadFormFrame),
  "letter-finder": () => import("./letters/letter-finder").then((it) => it.LetterFinder),
  "main-navigation": () => import("./menus/main-navigation").then((it) => it.MainNavigation),
  newsletter: () => import("./newsletter/newsletter").then((it) => it.NewsletterForm),
  "penalty-tool": () => import("./penalties/penalty-tool").then((it) => it.PenaltyTool),
  "phone-menu": () => import("./menus/phone-menu").then((it) => it.PhoneMenu),
  "resource-library": () => import("./library/resource-library").then((it) => it.ResourceLibrary),
  "share-button": () => import("./share/share-button").then((it) => it.ShareButton),
  "social-links": () => import("./social-links/social-links").then((it) => it.SocialLinks),
  "testimonial-carousel": () =>
    import("./reviews/testimonial-carousel").then((it) => it.TestimonialCarousel),
};

export type IslandName = keyof typeof islands;

/** What an island of that name is given. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends (props: infer P) => unknown ? P : never;
