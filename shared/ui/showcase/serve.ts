import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buildShowcase } from "./build";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

const folder = await buildShowcase(await mkdtemp(join(tmpdir(), "showcase-")));

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const path = pathname === "/" ? "/index.html" : pathname;
  try {
    const body = await readFile(join(folder, path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end("Not found");
  }
});

server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => {
  console.log(`Showcase: http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
