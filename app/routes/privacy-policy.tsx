import { privacyPolicy } from "~/content/pages/privacy-policy";
import { serviceWords } from "~/content/services/common";
import { displayDate } from "~/lib/display-date";
import { PageHero } from "~/sections/page-hero";
import { PolicySections } from "~/sections/policy-sections";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PageHero {...privacyPolicy.hero} />
      <p className="page-width text-small text-ink-2">
        Last changed on{" "}
        <time dateTime={privacyPolicy.meta.updated}>{displayDate(privacyPolicy.meta.updated)}</time>
      </p>
      <PolicySections sections={privacyPolicy.sections} />
      <Sources {...serviceWords.sources} facts={privacyPolicy.facts} />
    </>
  );
}
