import { firm } from "~/firm/firm";
import { serve } from "../../programs/serve";
import { watchShift } from "./layout-shift";
import { expect, test } from "./test";

for (const width of [390, 1280]) {
  test(`at ${width} px nothing moves where the network pauses in the midst of the header`, async ({
    page,
  }) => {
    const home = await (await page.request.get("/")).text();
    const html = home.replace(/<script type="module".*?><\/script>/, "");
    const pause = html.indexOf(firm.messaging.label, html.indexOf("<header"));
    const painted = Promise.withResolvers<void>();
    const { origin, stop } = await serve(async ({ url }, response) => {
      if (url !== "/") return response.writeHead(204).end();
      response.writeHead(200, { "content-type": "text/html" }).write(html.slice(0, pause));
      await painted.promise;
      return response.end(html.slice(pause));
    });
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );

    const shift = await watchShift(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin, { waitUntil: "commit" });
    await expect(page.locator("header")).toBeAttached();
    await twoFrames();
    painted.resolve();
    await expect(page.locator("footer")).toBeVisible();
    await twoFrames();
    expect(await shift()).toBeLessThan(0.0002);
    await stop();
  });
}
