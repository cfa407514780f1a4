/** The words around every page: its bars, menus and foot. */
export const chrome = {
  skip: "Skip to the content",
  action: "Free Consultation",
  write: "Write to us",
  call: "Call",
  /** Over the number in the window of an envelope. */
  callUs: "Call us",
  phone: "Phone ",
  advice: "Advice",
  services: "Services",
  allServices: "All services",
  menu: "Menu",
  closeMenu: "Close menu",
  offices: "Where to find us",
  disclaimer:
    "General information about UK tax, not advice on your own case. Most of the rules apply throughout the UK; income tax rates can differ in Scotland and Wales. What we say about criminal cases applies to England and Wales unless it says otherwise.",
  rights: (firm: string) => `${firm}. All rights reserved.`,
  /** What assistive technology calls the parts of the page. */
  names: {
    main: "Main",
    visit: "Visit and questions",
    menu: "Site menu",
    trail: "Breadcrumb",
    call: "Call or write",
    footer: "Footer",
  },
};
