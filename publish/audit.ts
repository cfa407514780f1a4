import { spawnSync } from "node:child_process";

/*
 * Known weaknesses in what runs in a visitor's browser, not in what only builds or tests the site. A registry that
 * does not answer the question is no finding: it is said, and the run goes on.
 */
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const report = JSON.parse(stdout || "{}");

if (!report.metadata) {
  console.warn(`Not audited, the registry gave no report: ${report.message ?? stdout}`);
} else if (report.metadata.vulnerabilities.total > 0) {
  for (const { name, severity, range } of Object.values<Record<string, string>>(
    report.vulnerabilities,
  )) {
    console.error(`${name} ${range}: ${severity}`);
  }
  process.exitCode = 1;
} else {
  console.log("No known weaknesses in the production dependencies.");
}
