import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeHost } from "./describe-host";
import { startNginx } from "./start-nginx";

describeHost("nginx", startNginx);

test("the container offers, and is asked for its health at, the port that nginx listens on", () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
  const [, port] = /listen (\d+);/.exec(read("build/hosting/nginx.conf")) ?? [];
  const container = read("deploy/Containerfile");
  expect(container).toContain(`EXPOSE ${port}\n`);
  expect(container).toMatch(RegExp(`HEALTHCHECK .*/${port}"`));
});
