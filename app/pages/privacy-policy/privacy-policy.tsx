import { ButtonLink } from "~/app/design/button";
import { CallLine } from "~/app/parts/contact/call-line";
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
      <PolicySections sections={privacyPolicy.sections}>
        <SourceDetails {...serviceWords.sources} facts={factsIn(privacyPolicy)} />
      </PolicySections>
      <div className="border-ink border-t-2 bg-sheet py-6">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <CallLine lead={privacyPolicy.close} isAtEnd className="text-lede" />
          <ButtonLink
            page="contact"
            variant="cta"
            size="lg"
            className="screen-only max-sm:w-full"
            data-calls
          >
            {serviceWords.call}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
