import { SourceDetails } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { privacyPolicy } from "~/words/pages/privacy-policy";
import { factsIn } from "~/words/say";
import { serviceWords } from "~/words/services/common";
import { PolicyHero } from "./policy-hero";
import { PolicySections } from "./policy-sections";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PolicyHero {...privacyPolicy.hero} updated={privacyPolicy.meta.updated} />
      <PolicySections sections={privacyPolicy.sections} notes={privacyPolicy.notes}>
        <SourceDetails {...serviceWords.sources} facts={factsIn(privacyPolicy)} />
      </PolicySections>
    </>
  );
}
