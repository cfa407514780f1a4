import { privacyPolicy } from "~/content/pages/privacy-policy";
import { serviceWords } from "~/content/services/common";
import { displayDate } from "~/lib/display-date";
import { fillIn } from "~/lib/fill-in";
import { PageHero } from "~/sections/page-hero";
import { PolicySections } from "~/sections/policy-sections";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("privacy-policy", privacyPolicy.meta);

const words = fillIn(privacyPolicy);

export default function PrivacyPolicyRoute() {
  return (
    <>
      <PageHero {...words.hero} />
      <p className="page-width text-small text-ink-2">
        Last changed on <time dateTime={words.meta.updated}>{displayDate(words.meta.updated)}</time>
      </p>
      <PolicySections sections={words.sections} />
      <Sources {...serviceWords.sources} facts={privacyPolicy.facts} />
    </>
  );
}
