import { createServer, type RequestListener } from "node:http";
import { siteListener } from "./site.ts";

const { PORT = "3000", HOST } = process.env;
const port = Number(PORT);
if (!/^\d{1,5}$/.test(PORT) || port < 1 || port > 65_535) {
  stop(`PORT is "${PORT}". Write a number from 1 to 65535: PORT=3001 npm start`);
}

const server = createServer(listener());

server.on("error", (error: NodeJS.ErrnoException) => stop(reasonOf(error)));
server.listen({ port, host: HOST }, () => {
  console.log(`The site is at http://${HOST ?? "localhost"}:${port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

function listener(): RequestListener {
  try {
    return siteListener(new URL("../../build/client/", import.meta.url));
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use. Choose another one: PORT=3001 npm start`;
  }
  if (code === "EACCES") {
    return `This user may not listen on port ${port}. Choose one from 1024 on: PORT=3001 npm start`;
  }
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL" || code === "EAI_AGAIN") {
    return `HOST is "${HOST}". Write a name or an address of this machine: HOST=127.0.0.1 npm start`;
  }
  return `The server could not start: ${message}`;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
