import { createServer } from "node:http";
import { siteListener } from "./site.ts";

/* Behind `npm start`. */
const { PORT = "3000" } = process.env;
const port = Number(PORT);
if (!/^\d{1,5}$/.test(PORT) || port < 1 || port > 65_535) {
  stop(`PORT is "${PORT}". Write a number from 1 to 65535: PORT=3001 npm start`);
}

createServer(siteListener(new URL("../../build/client/", import.meta.url)))
  .on("error", ({ code, message }: NodeJS.ErrnoException) =>
    stop(
      code === "EADDRINUSE"
        ? `Port ${port} is already in use. Choose another one: PORT=3001 npm start`
        : `The server could not start: ${message}`,
    ),
  )
  .listen(port, () => console.log(`The site is at http://localhost:${port}`));

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
