import { privacyPolicy } from "~/content/pages/privacy-policy";
import { serviceWords } from "~/content/services/common";
import { PageHero } from "~/sections/page-hero";
import { PolicySections } from "~/sections/policy-sections";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PageHero {...privacyPolicy.hero} />
      <PolicySections sections={privacyPolicy.sections} updated={privacyPolicy.meta.updated} />
      <Sources {...serviceWords.sources} facts={privacyPolicy.facts} />
    </>
  );
}
