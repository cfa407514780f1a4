import { BadValue } from "../../app/config/bad-values.ts";
import type { Firm } from "../../app/config/firm-schema.ts";

/**
 * Reads the firm's details for a script. A bad value among them ends the script with what is wrong and
 * nothing else: an owner has no use for a stack trace.
 *
 * @returns the details, checked
 */
export async function readFirm(): Promise<Firm> {
  try {
    return (await import("../../app/config/firm.ts")).firm;
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
