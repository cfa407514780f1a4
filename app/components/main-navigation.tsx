import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { NAVIGATION_MENU } from "~/config/constants";
import { mainLinks } from "~/config/navigation";
import { pathOf } from "~/config/pages";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { ServicesPanel } from "./services-panel";

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
      <NavigationMenu.List className="main-links">
        <NavigationMenu.Item value="services">
          <NavigationMenu.Trigger className={inServices ? "nav-entry border-ink" : "nav-entry"}>
            Services
            <Icon name="chevron" className="size-4" />
          </NavigationMenu.Trigger>
          {open ? (
            <NavigationMenu.Content className="services-panel">
              <ServicesPanel />
            </NavigationMenu.Content>
          ) : (
            <div className="services-panel services-panel-closed">
              <ServicesPanel />
            </div>
          )}
        </NavigationMenu.Item>
        {mainLinks.map(({ title, page }) => (
          <NavigationMenu.Item key={page}>
            <NavigationMenu.Link asChild>
              <PageLink page={page} className="nav-entry">
                {title}
              </PageLink>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
