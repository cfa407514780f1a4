import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteListener } from "../../../hosting/server/site";
import { serve } from "../../../programs/serve";
import { ask } from "./ask";
import { copyBuild } from "./copy-build";
import { describeHost } from "./describe-host";

describeHost("npm start", (build) => serve(siteListener(new URL("client/", build))));

test("what changed and is as long as before is sent anew", async () => {
  const build = copyBuild([]);
  const page = new URL("client/faqs.html", build);
  const answerWith = async (known: string) => {
    const { origin, stop } = await serve(siteListener(new URL("client/", build)));
    const answer = await ask(origin, { path: "/faqs", headers: { "If-None-Match": known } });
    await stop();
    return answer;
  };
  const before = await answerWith("");
  writeFileSync(page, readFileSync(page, "utf8").replace("</html>", "</HTML>"));
  const after = await answerWith(String(before.headers.etag));
  rmSync(build, { recursive: true });
  expect([after.status, after.body.length]).toEqual([200, before.body.length]);
});

test("it does not start without a build", () => {
  expect(() => siteListener(new URL("file:///nowhere/client/"))).toThrow("npm run build");
});

test("`npm start` says in one line which port to write in the place of one that it cannot have", async () => {
  const { origin, stop } = await serve();
  const { port } = new URL(origin);
  for (const [asked, reason] of [
    ["abc", 'PORT is "abc". Write a number'],
    ["", 'PORT is "". Write a number'],
    ["70000", 'PORT is "70000". Write a number'],
    [port, `Port ${port} is already in use. Choose another one`],
  ]) {
    const { status, stderr } = spawnSync("npm", ["run", "--silent", "serve"], {
      env: { ...process.env, PORT: asked },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }
  await stop();
});
