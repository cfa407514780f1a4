import { z } from "zod";
import { httpsUrl } from "./fields.ts";

/** The social networks that the site can draw an icon for, with the hosts a profile may live on. */
const socialHosts = {
  facebook: "facebook.com",
  instagram: "instagram.com",
  linkedin: "linkedin.com",
  tiktok: "tiktok.com",
  x: "x.com",
  youtube: "youtube.com",
} as const;

export type SocialNetwork = keyof typeof socialHosts;

const networks = Object.keys(socialHosts) as [SocialNetwork, ...SocialNetwork[]];

/** A profile of the firm on one of them. */
export const socialProfile = z
  .strictObject({
    network: z.enum(networks, `must be one of ${networks.join(", ")}`),
    url: httpsUrl,
  })
  .superRefine(({ network, url }, context) => {
    const host = new URL(url).hostname.replace(/^www\./, "");
    const own = socialHosts[network];
    if (host === own || host.endsWith(`.${own}`) || host.endsWith(".example")) return;
    const message = `is not an address on ${own}: write the profile's own address there`;
    context.addIssue({ code: "custom", path: ["url"], message });
  });
