import type { ComponentProps } from "react";
import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { pageMeta } from "~/app/seo/page-meta";
import { type PageId, pathOf } from "~/site/pages";
import { cop8 } from "~/words/services/cop8";
import { cop9 } from "~/words/services/cop9";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { taxFraud } from "~/words/services/tax-fraud";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { urgentLine } from "~/words/urgent";
import { DefenceScreen } from "./defence-screen";

/** Each investigation-defence page: its words, and what it alone shows. */
const screens: readonly ({ id: PageId } & ComponentProps<typeof DefenceScreen>)[] = [
  { id: "cop8", page: cop8 },
  { id: "cop9", page: cop9 },
  {
    id: "tax-fraud",
    page: taxFraud,
    aboveHero: <UrgentLine {...urgentLine} />,
  },
  { id: "tax-investigations", page: taxInvestigations },
  { id: "vat-investigations", page: vatInvestigations },
  { id: "paye-investigations", page: payeInvestigations },
];

export const meta = (path: string) => {
  const { id, page } = screenAt(path);
  return pageMeta(id, page.meta);
};

export default function DefenceRoute({ path }: { path: string }) {
  return <DefenceScreen {...screenAt(path)} />;
}

function screenAt(path: string) {
  const screen = screens.find(({ id }) => pathOf(id) === path);
  if (!screen) throw new Error(`app/pages/defence/defence.tsx: there is no screen for ${path}`);
  return screen;
}
