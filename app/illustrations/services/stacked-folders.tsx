import { Drawing } from "./drawing";

/** Three manila folders, one page looking out. */
export function StackedFolders() {
  return (
    <Drawing>
      <path d="M34 52h58l8-12h48v26h58v114H34z" fill="var(--manila-fold)" />
      <path d="M56 34h132v100H56z" fill="var(--letter)" />
      <path d="M70 50h60M70 64h92M70 78h78" strokeWidth="6" stroke="var(--letter-bar)" />
      <path d="M26 92h66l10-14h54l8 14h50v44H26z" fill="var(--manila)" />
      <path d="M18 128h82l8-12h56l6 12h52v56H18z" fill="var(--manila)" />
      <path d="M34 148h64v20H34z" fill="var(--letter)" />
      <path d="M44 158h38" strokeWidth="5" stroke="var(--window-bar)" />
    </Drawing>
  );
}
