import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that tests need, and how to come by it. */
interface Program {
  /** What it is called in messages. */
  label: string;
  /** Its file's names, the best first. */
  names: readonly string[];
  /** Debian's packages that hold it and what it needs. */
  packages: readonly string[];
  /** A file of one of these packages, without which Debian's program does not do here. */
  part?: string;
}

/** The programs that the tests drive. */
export const programs = {
  chromium: {
    label: "Chromium",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    packages: ["chromium", "fonts-noto-cjk"],
  },
  headless: {
    label: "Chromium's headless shell",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    packages: ["chromium-headless-shell", "fonts-noto-cjk"],
  },
  firefox: {
    label: "Firefox",
    names: ["firefox-esr", "firefox"],
    packages: ["firefox-esr"],
  },
  webkit: {
    label: "WebKit's driver",
    names: ["WebKitWebDriver"],
    packages: ["webkit2gtk-driver"],
  },
  display: {
    label: "xvfb-run",
    names: ["xvfb-run"],
    packages: ["xvfb", "xauth"],
  },
  nginx: {
    label: "nginx",
    names: ["nginx"],
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    part: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  },
} as const satisfies Record<string, Program>;

/** Where Debian keeps servers; a user's PATH may lack it. */
const servers = "/usr/sbin";

/** @returns the path of the first of the program's names that is on the PATH, if any is and it is whole */
export function programOnPath({ names, part }: Program): string | undefined {
  if (part && !existsSync(part)) return undefined;
  return (process.env.PATH ?? "")
    .split(delimiter)
    .concat(servers)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
}

/**
 * Makes sure that a program is there; where the system is Debian's and lets us, installs it.
 *
 * @param find looks for it otherwise; returns its path, or nothing
 * @returns its path
 * @throws Error that says how to get it, if it is missing and may not be installed
 */
export function ensureProgram(program: Program, find = () => programOnPath(program)): string {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`No ${program.label} here yet: installing Debian's.`);
    aptGet("update");
    aptGet("install", ...program.packages);
    const installed = find();
    if (installed) return installed;
  }
  const { label, packages, part } = program;
  throw new Error(
    `The tests need ${label}${part ? `, with ${part}` : ""}: install it (sudo apt-get install ${packages.join(" ")}), or put it on the PATH.`,
  );
}

/** Runs apt-get; while another installer holds a lock, it waits for ten minutes. */
function aptGet(...words: string[]) {
  const options = ["-qq", "-y", "-o", "DPkg::Lock::Timeout=600"];
  const { status, stderr } = spawnSync("apt-get", [...options, ...words], {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    // At run level 1 a package's server is installed without being started.
    env: { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
  if (status !== 0) throw new Error(`apt-get ${words.join(" ")} failed: ${stderr.trim()}`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
