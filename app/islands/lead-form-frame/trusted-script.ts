import { firm } from "~/firm/firm";

interface Policy {
  createScriptURL: (address: string) => string;
}

/* Newer than the types know. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
};

/** The one address that a script may be added from, under the name that the security policy lists. */
const rules: Policy = {
  createScriptURL(address) {
    if (address === firm.leadForm.scriptUrl) return address;
    throw new TypeError(`No script may be added from ${address}.`);
  },
};

const policy = trustedTypes?.createPolicy("lead-form", rules) ?? rules;

/**
 * @param address where a script is
 * @returns the address, as a browser that enforces Trusted Types wants it
 * @throws TypeError if it is not the lead form provider's
 */
export function trustedScript(address: string): string {
  return policy.createScriptURL(address);
}
