import { privacyPolicy } from "~/content/pages/privacy-policy";
import { serviceWords } from "~/content/services/common";
import { displayDate } from "~/lib/display-date";
import { fillIn } from "~/lib/fill-in";
import { pageMeta } from "~/lib/page-meta";
import { PageHero } from "~/sections/page-hero";
import { PolicySections } from "~/sections/policy-sections";
import { Sources } from "~/sections/sources";
import { BelowFold } from "~/ui/below-fold";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

const words = fillIn(privacyPolicy);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PageHero {...words.hero} />
      <BelowFold>
        <p className="page-width text-small text-ink-2">
          Last changed on{" "}
          <time dateTime={words.meta.updated}>{displayDate(words.meta.updated)}</time>
        </p>
        <PolicySections sections={words.sections} />
        <Sources {...serviceWords.sources} facts={privacyPolicy.facts} />
      </BelowFold>
    </>
  );
}
