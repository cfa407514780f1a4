import { Drawing } from "./drawing";

/** Three manila folders, one page looking out. */
export function StackedFolders() {
  return (
    <Drawing>
      <path d="M34 52h58l8-12h48v26h58v114H34z" className="fill-manila-fold" />
      <path d="M56 34h132v100H56z" className="fill-letter" />
      <path d="M70 50h60M70 64h92M70 78h78" strokeWidth="6" className="stroke-letter-bar" />
      <path d="M26 92h66l10-14h54l8 14h50v44H26z" className="fill-manila" />
      <path d="M18 128h82l8-12h56l6 12h52v56H18z" className="fill-manila" />
      <path d="M34 148h64v20H34z" className="fill-letter" />
      <path d="M44 158h38" strokeWidth="5" className="stroke-window-bar" />
    </Drawing>
  );
}
