/**
 * The parts of pages that act, each by the name of its file: the code that it needs, fetched when it is wanted. Its
 * paths begin at the project: with those that begin here, Vite takes the islands into its own configuration.
 */
export const islands = {
  "deadline-band": () =>
    import("~/app/islands/deadline/deadline-band").then((it) => it.DeadlineBand),
  "lead-form": () => import("~/app/islands/lead-form/lead-form").then((it) => it.LeadForm),
  "lead-form-frame": () =>
    import("~/app/islands/lead-form-frame/lead-form-frame").then((it) => it.LeadFormFrame),
  "letter-finder": () =>
    import("~/app/islands/letters/letter-finder").then((it) => it.LetterFinder),
  "main-navigation": () =>
    import("~/app/islands/menus/main-navigation").then((it) => it.MainNavigation),
  newsletter: () => import("~/app/islands/newsletter/newsletter").then((it) => it.NewsletterForm),
  "penalty-tool": () => import("~/app/islands/penalties/penalty-tool").then((it) => it.PenaltyTool),
  "phone-menu": () => import("~/app/islands/menus/phone-menu").then((it) => it.PhoneMenu),
  "resource-library": () =>
    import("~/app/islands/library/resource-library").then((it) => it.ResourceLibrary),
  "share-button": () => import("~/app/islands/share/share-button").then((it) => it.ShareButton),
  "social-links": () =>
    import("~/app/islands/social-links/social-links").then((it) => it.SocialLinks),
  "testimonial-carousel": () =>
    import("~/app/islands/reviews/testimonial-carousel").then((it) => it.TestimonialCarousel),
};

export type IslandName = keyof typeof islands;

/** What an island of that name is given. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]>> extends (props: infer P) => unknown ? P : never;
