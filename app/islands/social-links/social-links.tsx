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
      <ul className="-mr-1.5 flex items-center sm:-mr-2.5">
        {firm.socials.map(({ network, url }) => (
          <li key={network}>
            <Tooltip text={`${firm.name} on ${networkNames[network]}`}>
              <a
                href={url}
                className="flex h-11 w-8 items-center justify-center hover:text-green sm:w-10"
              >
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
