import { expect, test } from "vitest";
import { initialsOf } from "./portrait";

test.each([
  ["Jun Li", "JL"],
  ["Dr Alexandra Featherstonehaugh-Cholmondeley", "AF"],
  ["Maximilian Bartholomew Wriothesley", "MW"],
  ["Prince", "P"],
])("%s is %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
