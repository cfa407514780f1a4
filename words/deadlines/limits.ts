import type { Deadline } from "~/words/types";
import * as checks from "./checks";
import * as cop9 from "./cop9";
import * as decisions from "./decisions";
import * as printed from "./printed";
import * as tribunal from "./tribunal";

/** Every limit that the tool knows, by its id. */
export const limits: ReadonlyMap<string, Deadline> = new Map(
  [checks, cop9, decisions, printed, tribunal]
    .flatMap((those): Deadline[] => Object.values(those))
    .map((limit) => [limit.id, limit]),
);
