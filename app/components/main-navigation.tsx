import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { NAVIGATION_MENU } from "~/config/constants";
import { mainLinks } from "~/config/navigation";
import { pathOf } from "~/config/pages";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { ServicesPanel } from "./services-panel";

const entry =
  "flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-semibold hover:border-ink aria-[current=page]:border-ink";
const panel = "absolute top-full right-0 z-40 pt-3.5";

/**
 * The main navigation from the large breakpoint up. While the menu is closed its panel stays in the
 * page, for search engines and for visitors without script, who open it by pointing or by focus.
 */
export function MainNavigation() {
  const [open, setOpen] = useState("");
  const { key, pathname } = useLocation();
  const inServices = pathname.startsWith(pathOf("services"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => setOpen(""), [key]);

  return (
    <NavigationMenu.Root
      value={open}
      onValueChange={setOpen}
      delayDuration={NAVIGATION_MENU.openDelay}
      skipDelayDuration={NAVIGATION_MENU.skipDelay}
      aria-label="Main"
    >
      <NavigationMenu.List className="flex items-center gap-6">
        <NavigationMenu.Item value="services" className="group">
          <NavigationMenu.Trigger
            className={`${entry} data-[state=open]:border-ink ${inServices ? "border-ink" : ""}`}
          >
            Services
            <Icon name="chevron" className="size-4" />
          </NavigationMenu.Trigger>
          {open ? (
            <NavigationMenu.Content className={panel}>
              <ServicesPanel />
            </NavigationMenu.Content>
          ) : (
            <div
              className={`${panel} hidden not-in-data-awake:group-focus-within:block not-in-data-awake:group-hover:block`}
            >
              <ServicesPanel />
            </div>
          )}
        </NavigationMenu.Item>
        {mainLinks.map(({ title, page }) => (
          <NavigationMenu.Item key={page}>
            <NavigationMenu.Link asChild>
              <PageLink page={page} className={entry}>
                {title}
              </PageLink>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
