import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * For what can only be known in the browser (the time, the address bar of an unknown path).
 *
 * @returns false in the prerendered HTML and while the page wakes up, true afterwards
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
