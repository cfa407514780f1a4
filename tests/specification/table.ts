/*
 * The rows of the specification that a page can be held against, written by hand from it: nothing here is
 * taken from what it checks. What a visitor does with them (menus, filters, answers, carousel, form) is in
 * `tests/e2e/`.
 */

/** What stands on one screen. */
export interface Screen {
  /** Word for word, as a visitor reads it. */
  texts?: string[];
  /** By what the links are called: where each of them leads, in order, or where they all do. */
  links?: Record<string, string | string[]>;
  /** By selector: how many there are, as the page arrives: what is `:visible` lies open. */
  counts?: Record<string, number>;
  /** By selector: where they lead, in whatever order. */
  targets?: Record<string, string[]>;
}

const times = (count: number, target: string) => Array<string>(count).fill(target);
/** The addresses of pages below /services. */
const services = (...pages: string[]) => pages.map((page) => `/services/${page}`);

/** The sample firm's phone and e-mail. */
const firm = {
  "0161 496 0000": "tel:+441614960000",
  "hello@the-firm.example": "mailto:hello@the-firm.example",
};

const servicePage: Screen = {
  texts: ["30+ years of experience", "160K client connections", "89 countries served"],
  links: { "Free Consultation": times(2, "/contact"), "View All Services": ["/services"] },
  counts: { "ol > li > details > summary + p:visible": 4 },
};

const defencePage = (texts: string[], counts: Screen["counts"] = {}): Screen => ({
  texts: ["Get a Personal Consultation", ...texts],
  links: {
    "Call Now": ["/contact"],
    "Get in Touch Today": ["/contact"],
    "View All Services": ["/services"],
  },
  counts,
});

const allowableExpenses: Screen = {
  texts: ["Allowable expenses for rental income", "Share"],
  links: { "Back to Blog": ["/blog"], "Free Consultation": ["/contact"] },
};

const articles = [
  "allowable-expenses-for-rental-income",
  "what-is-tax-investigation-insurance",
  "how-to-declare-rental-income-to-hmrc",
  "what-is-cop9",
  "how-much-is-vat-in-the-uk-in-2025",
  "what-is-first-tier-tribunal-tax",
  "tax-on-rental-income",
  "hmrc-criminal-investigations",
];

/** The services that /services lists, in its order. */
const listed = [
  ...["investigation", "tax-advisory", "bookkeeping", "business-growth-advisory"],
  ...["value-added-tax", "payroll", "management-accounting"],
];

/** Every screen of the route table, by its address, and what it holds. */
export const screens: Record<string, Screen> = {
  "/": {
    texts: [
      ...["Looking for a Tax Expert?", "500+ cases", "15+ years", "4.9 rating"],
      ...["Need a Personalised Solution", "62 verified reviews rated Excellent"],
    ],
    links: {
      "Free Consultation": times(2, "/contact"),
      "View All Services": ["/services"],
      "Read More": services(
        ...["tax-investigations", "vat-investigations", "paye-investigations"],
        ...["tax-fraud", "cop8", "cop9"],
      ),
      Download: times(3, "/contact"),
    },
    counts: { "figure:has(blockquote)": 3 },
  },
  "/services": {
    texts: [
      ...["Tax Advisory", "Bookkeeping", "Investigation Services", "Business Growth Advisory"],
      ...["VAT", "Payroll", "Management Accounting"],
    ],
    links: {
      "Get Help": times(7, "/contact"),
      "Read More": services(...listed),
    },
    counts: Object.fromEntries(listed.map((id) => [`li#${id} li:visible`, 5])),
  },
  "/services/tax-advisory": servicePage,
  "/services/bookkeeping": servicePage,
  "/services/management-accounting": {
    ...servicePage,
    texts: [
      ...(servicePage.texts ?? []),
      ...["Advanced Financial Tools", "Tax calculator", "Chequebook balancer", "Savings Excel"],
      "VAT calculator",
    ],
  },
  "/services/value-added-tax": servicePage,
  "/services/payroll": servicePage,
  "/services/business-growth-advisory": servicePage,
  "/services/tax-appeal": servicePage,
  "/services/tax-tribunal": servicePage,
  "/services/forensic-accounting": servicePage,
  "/services/investigation": {
    links: {
      "Get Quote Now": services(
        ...["tax-investigations", "paye-investigations", "vat-investigations"],
        "forensic-accounting",
      ),
      "Learn More": services("tax-fraud", "tax-appeal", "tax-tribunal", "cop8", "cop9"),
      "Free Consultation": times(2, "/contact"),
    },
    counts: { "section:has(> * :text('What you get from us')) li": 5 },
  },
  "/services/cop8": defencePage([], {
    "details[name=questions]": 7,
    "section:has(h2:text('How can we assist you?')) li": 3,
  }),
  "/services/cop9": defencePage([
    "penalties of up to 200% of tax due",
    "What is a CoP9 investigation?",
    "What is the Contractual Disclosure Facility?",
    "What happens if I ignore a CoP9 notice?",
    "How long does a CoP9 investigation take?",
  ]),
  "/services/tax-fraud": defencePage([], {
    "details[name=questions]": 7,
    ...Object.fromEntries(
      ["Notification", "Preparation", "Investigation", "Resolution", "Aftermath"].map((stage) => [
        `h3:text-is("${stage}"):visible`,
        1,
      ]),
    ),
  }),
  "/services/tax-investigations": defencePage([
    ...["Initial Assessment", "Documentation Review", "HMRC Communication"],
    "Resolution & Compliance",
  ]),
  "/services/vat-investigations": defencePage([
    ...["Return discrepancies", "Unusual trading patterns", "Third-party information"],
    ...["Penalties", "Interest", "Criminal prosecution"],
  ]),
  "/services/paye-investigations": defencePage(
    ["Filing discrepancies", "External complaints", "Industry focus"],
    {
      "section:has(h2:text('What do officers usually find?')) li": 5,
      "section:has(h2:text('Who works on your side?')) li": 3,
    },
  ),
  "/resources": {
    links: { "Open Tool": times(4, "/contact"), "Read More": times(6, "/blog") },
    counts: { "input[type=search]": 1, select: 2 },
  },
  "/about": {
    texts: ["Customer First", "Passion", "Integrity", "Excellence"],
    links: { "Contact Us": times(3, "/contact"), "Free Consultation": times(2, "/contact") },
    counts: { "li:has(address)": 3 },
  },
  "/offices": {
    texts: ["Manchester", "Oldham", "Dubai", "Shenzhen", "Shanghai", "Chengdu", "Lahore"],
    links: { "Contact Us": times(7, "/contact"), ...firm },
    counts: { "li:has(address)": 7, "li:has(address) address:lang(zh)": 3, "dl dd": 3 },
  },
  "/faqs": {
    links: { "Contact Us": ["/contact"], Call: ["tel:+441614960000"] },
    counts: { "details[name=faqs]": 10 },
  },
  "/contact": {
    links: firm,
    texts: [
      ...["Free Consultation", "Get in touch", "Manchester, UK", "Monday to Saturday"],
      ...["8am to 6pm", "Sunday", "11am to 4pm"],
    ],
    counts: { "details[name=contact-faq]": 10, iframe: 1 },
  },
  "/privacy-policy": {
    links: firm,
    texts: [
      ...["Information We Collect", "Personal information", "Usage data", "Cookies"],
      ...["How We Use Your Information", "Service delivery", "Marketing with consent"],
      ...["Legal compliance", "Data Protection", "Your Rights", "Access and correction"],
      ...["Withdrawal of consent", "Data deletion", "Changes to Our Privacy Policy", "Contact Us"],
    ],
  },
  "/blog": {
    texts: ["Subscribe"],
    targets: { "li a[href^='/blog/']:not([href*='#'])": articles.map((id) => `/blog/${id}`) },
    counts: { "input[type=email]": 1 },
  },
  // What is being written shows the same (tests/build/articles.test.ts).
  "/blog/allowable-expenses-for-rental-income": allowableExpenses,
  "/blog/no-such-article": allowableExpenses,
  "/blog/what-is-tax-investigation-insurance": {
    ...allowableExpenses,
    texts: ["What is tax investigation insurance?", "Share"],
  },
  "/nope": {
    texts: ["404", "Oops! Page not found"],
    links: { "Return to Home": ["/"] },
  },
};

/** Around every page. */
export const around: Record<"banner" | "contentinfo", Screen> = {
  banner: {
    texts: ["New"],
    links: { Offices: ["/offices"], FAQs: ["/faqs"], "Free Consultation": ["/contact"] },
    counts: {
      "a[href^='tel:']:visible": 1,
      "a[href^='https://wa.me/']:visible": 1,
      "a[href^='https://www.']:visible": 3,
    },
    targets: {
      "nav[aria-label=Main] a": [
        ...services("tax-advisory", "bookkeeping", "investigation", "cop8", "cop9", "tax-fraud"),
        ...services("tax-appeal", "tax-tribunal", "tax-investigations", "vat-investigations"),
        ...services("paye-investigations", "forensic-accounting", "business-growth-advisory"),
        ...services("value-added-tax", "payroll", "management-accounting"),
        ...["/services", "/resources", "/about", "/contact"],
      ],
    },
  },
  contentinfo: {
    texts: ["Manchester", "Oldham", "Dubai", "Lahore", `© ${new Date().getFullYear()}`],
    counts: { address: 4 },
    targets: {
      "nav a": [
        ...["/blog", "/resources", "/faqs", "/privacy-policy", "/about", "/offices", "/contact"],
      ],
    },
  },
};
