import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that tests need, and how to come by it. */
interface Program {
  /** What it is called in messages. */
  label: string;
  /** Its file's names, the best first. */
  names: readonly string[];
  /** The environment variable that names its file. */
  variable: string;
  /** Debian's packages that hold it and what it needs. */
  packages: readonly string[];
}

/** The programs that the tests drive. */
export const programs = {
  chromium: {
    label: "Chromium",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    variable: "CHROMIUM_PATH",
    packages: ["chromium", "fonts-noto-cjk"],
  },
  headless: {
    label: "Chromium's headless shell",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    variable: "CHROMIUM_PATH",
    packages: ["chromium-headless-shell", "fonts-noto-cjk"],
  },
  firefox: {
    label: "Firefox",
    names: ["firefox-esr", "firefox"],
    variable: "FIREFOX_PATH",
    packages: ["firefox-esr"],
  },
  webkit: {
    label: "WebKit's driver",
    names: ["WebKitWebDriver"],
    variable: "WEBKIT_DRIVER_PATH",
    packages: ["webkit2gtk-driver"],
  },
  display: {
    label: "Xvfb",
    names: ["Xvfb"],
    variable: "XVFB_PATH",
    packages: ["xvfb"],
  },
  nginx: {
    label: "nginx",
    names: ["nginx"],
    variable: "NGINX_PATH",
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
  },
  pdftoppm: {
    label: "pdftoppm",
    names: ["pdftoppm"],
    variable: "PDFTOPPM_PATH",
    packages: ["poppler-utils"],
  },
  caddy: { label: "Caddy", names: ["caddy"], variable: "CADDY_PATH", packages: ["caddy"] },
} as const satisfies Record<string, Program>;

/**
 * Looks for a program: the one that its environment variable names, or one on the PATH.
 *
 * @returns the path of its file
 * @throws Error that says how to get it, if there is none or the variable names a file that is missing
 */
export function findProgram(program: Program): string {
  const path = namedProgram(program) ?? programOnPath(program);
  if (path) return path;
  throw new Error(missing(program));
}

/**
 * @returns the path that the program's environment variable holds, if it is set
 * @throws Error if there is no such file
 */
export function namedProgram({ variable }: Program): string | undefined {
  const path = process.env[variable];
  if (path && !existsSync(path)) {
    throw new Error(`${variable} is ${path}, and there is no such file.`);
  }
  return path || undefined;
}

/** @returns the path of the first of the program's names that is on the PATH, if any is */
export function programOnPath({ names }: Program): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
}

/**
 * Makes sure that a program is there; where the system is Debian's and lets us, installs it.
 *
 * @param find looks for it; returns its path, or nothing, or throws
 * @returns the path of the program
 * @throws Error that says how to get it, if it is missing and may not be installed
 */
export function ensureProgram(
  program: Program,
  find = () => namedProgram(program) ?? programOnPath(program),
): string {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`No ${program.label} here yet: installing Debian's.`);
    aptGet("update");
    aptGet("install", ...program.packages);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(missing(program));
}

function missing({ label, packages, variable }: Program): string {
  return `The tests need ${label}: install it (sudo apt-get install ${packages.join(" ")}) or name its file in ${variable}.`;
}

/** How long another installer may keep its lock, and how often it is asked for: milliseconds. */
const lockPatience = 600_000;
const lockPause = 5_000;

/** Runs apt-get; while another installer holds a lock, waits for it. */
function aptGet(...words: string[]) {
  const end = Date.now() + lockPatience;
  for (;;) {
    const { status, stderr } = spawnSync("apt-get", ["-qq", "-y", ...words], {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      // At run level 1 a package's server is installed without being started.
      env: { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
    if (status === 0) return;
    const isLocked = /could not get lock|unable to (?:acquire|lock)/i.test(stderr);
    if (!isLocked || Date.now() > end) {
      throw new Error(`apt-get ${words.join(" ")} failed: ${stderr.trim()}`);
    }
    console.log("Another installer is at work; waiting for it.");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPause);
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
