import { type RefObject, useEffect } from "react";

/**
 * Takes over what a visitor typed before the page was awake.
 *
 * @param field the field, uncontrolled
 * @param report told its text once, on waking up, if there is any
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  report: (text: string) => void,
) {
  useEffect(() => {
    if (field.current?.value) report(field.current.value);
  }, [field, report]);
}
