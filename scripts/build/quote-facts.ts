import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import type { TaxFact, TaxFacts } from "../../app/content/tax-facts/types.ts";

const folder = new URL("../../app/content/tax-facts/", import.meta.url);
const quotation = /\b(\w+Facts)\.(\w+)(?:\.(value|meaning|appliesFrom|source|checked|asAt)\b)?/g;

/**
 * Puts the tax facts that a module quotes into it, in place of their names. A topic's facts are one
 * module, so a page that quotes one of them would otherwise ship all.
 *
 * @returns the plugin
 * @throws Error from the build, naming the module, if it quotes a fact that does not exist
 */
export function quoteFacts(): Plugin {
  const topics: Record<string, TaxFacts> = {};
  return {
    name: "quote-facts",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      for (const file of readdirSync(folder)) {
        if (!/^(index|types)\.ts$/.test(file)) {
          Object.assign(topics, await import(new URL(file, folder).href));
        }
      }
    },
    transform: {
      filter: { id: /\/app\/content\/(?!tax-facts\/).*\.ts$/, code: /Facts\./ },
      handler(code, id) {
        try {
          return { code: withQuotedFacts(code, topics), map: null };
        } catch (error) {
          this.error(`${id}: ${(error as Error).message}`);
        }
      },
    },
  };
}

/**
 * @param code a module that quotes facts as `topicFacts.name` or `topicFacts.name.value`
 * @param topics the facts by the names that modules use for them
 * @returns the module with what it quotes written out
 * @throws Error if there is no such fact
 */
export function withQuotedFacts(code: string, topics: Record<string, TaxFacts>): string {
  return code.replaceAll(quotation, (quoted, topic, name, part?: keyof TaxFact) => {
    const fact = topics[topic]?.[name];
    if (!fact) throw new Error(`There is no tax fact ${quoted}.`);
    return JSON.stringify(part ? fact[part] : fact);
  });
}
