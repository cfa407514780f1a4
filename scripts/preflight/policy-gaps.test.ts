import { expect, test } from "vitest";
import { firm } from "~/config/firm";
import { findPolicyGaps } from "./policy-gaps";

const own =
  "default-src 'none'; script-src 'self' 'sha256-x'; frame-src 'self'; form-action 'self' mailto:";
const provider = {
  ...firm,
  leadForm: {
    frameUrl: "https://forms.provider.com/form/1",
    scriptUrl: "https://cdn.provider.net/embed.js",
  },
  newsletter: { action: "https://news.provider.com/subscribe" },
};

test.each([
  ["the site's own form", own, firm, []],
  [
    "a provider, all named",
    "script-src 'self' https://cdn.provider.net; frame-src https://forms.provider.com; form-action mailto: https://news.provider.com",
    provider,
    [],
  ],
  [
    "a provider, none named",
    own,
    provider,
    [
      "leadForm.frameUrl needs https://forms.provider.com in the policy's frame-src",
      "leadForm.scriptUrl needs https://cdn.provider.net in the policy's script-src",
      "newsletter.action needs https://news.provider.com in the policy's form-action",
    ],
  ],
  [
    "an origin that only begins alike",
    own.replace("frame-src 'self'", "frame-src https://forms.provider.com.evil.example"),
    { ...firm, leadForm: { ...firm.leadForm, frameUrl: provider.leadForm.frameUrl } },
    ["leadForm.frameUrl needs https://forms.provider.com in the policy's frame-src"],
  ],
  [
    "no directive for frames",
    own.replace("frame-src 'self';", ""),
    firm,
    ["leadForm.frameUrl needs 'self' in the policy's frame-src"],
  ],
  [
    "no e-mail app for the forms",
    own.replace(" mailto:", ""),
    firm,
    ["email needs mailto: in the policy's form-action"],
  ],
])("%s", (_name, policy, details, gaps) => {
  expect(findPolicyGaps(policy, details)).toEqual(gaps);
});
