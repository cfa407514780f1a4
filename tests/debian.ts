import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs packages where the system is Debian's and lets us.
 *
 * @param packages their names
 * @returns whether they are now installed
 * @throws Error if the installation fails
 */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${packages.join(", ")}.`);
  const aptGet = (...words: string[]) =>
    execFileSync("apt-get", ["-qq", "-y", ...words], {
      stdio: ["ignore", "ignore", "inherit"],
      // At run level 1 a package's server is installed without being started.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  aptGet("update");
  aptGet("install", "--no-install-recommends", ...packages);
  return true;
}
