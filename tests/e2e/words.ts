import type { Page } from "@playwright/test";
import { unfold } from "./screens";

/**
 * The texts that can be read with every answer open. What only works with script (a filter, a clock),
 * and what stands in for it, is not counted, nor is the address that the not-found screen repeats.
 */
export async function textsOf(page: Page): Promise<string[]> {
  await unfold(page);
  return page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim();
      const element = nodes.currentNode.parentElement;
      if (!text || text === location.pathname) continue;
      if (element?.closest(".needs-script, .unscripted\\:hidden, .unscripted\\:block")) continue;
      if (element?.closest("[class*=data-told]")) continue;
      if (element?.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });
}
