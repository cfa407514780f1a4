import { SocialMark } from "~/app/design/icons";
import { firm } from "~/firm/firm";
import type { SocialNetwork } from "~/firm/firm-schema";
import { Tooltip, TooltipGroup } from "./tooltip";

const networkNames: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  youtube: "YouTube",
};

/** The firm's social profiles, as marks with tooltips. */
export function SocialLinks() {
  return (
    <TooltipGroup>
      <ul className="flex">
        {firm.socials.map(({ network, url }) => (
          <li key={network}>
            <Tooltip text={`${firm.name} on ${networkNames[network]}`}>
              <a href={url} className="flex min-h-11 items-center px-2 hover:text-green">
                <SocialMark network={network} />
                <span className="sr-only">{networkNames[network]}</span>
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
    </TooltipGroup>
  );
}
