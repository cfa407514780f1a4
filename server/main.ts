import { createServer } from "node:http";
import { siteListener } from "./site.ts";

const port = Number(process.env.PORT ?? 3000);
const server = createServer(siteListener(new URL("../build/client/", import.meta.url)));

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is already in use. Choose another one: PORT=3001 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
