import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/number";
import { CallNow } from "~/app/parts/heroes/hero-start";
import { SourceDetails } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { privacyPolicy } from "~/words/pages/privacy-policy";
import { factsIn } from "~/words/say";
import { PolicyHero } from "./policy-hero";
import { PolicySections } from "./policy-sections";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PolicyHero words={privacyPolicy.hero} updated={privacyPolicy.meta.updated} />
      <PolicySections sections={privacyPolicy.sections}>
        <SourceDetails facts={factsIn(privacyPolicy)} />
      </PolicySections>
      <div className="border-ink border-t-2 bg-sheet py-6">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="screen-only flex flex-wrap items-center gap-x-4 gap-y-1 text-lede">
            <p>
              {privacyPolicy.close} <PhoneLink className="text-link font-semibold" />
            </p>
            <OpenLine className="text-small" />
          </div>
          <CallNow />
        </div>
      </div>
    </>
  );
}
