import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { context } from "esbuild";
import { buildShowcase } from "./build";

const folder = await buildShowcase(await mkdtemp(join(tmpdir(), "showcase-")));
const server = await context({});
const { port } = await server.serve({
  servedir: folder,
  host: "127.0.0.1",
  port: Number(process.env["PORT"] ?? 0),
});
console.log(`Showcase: http://127.0.0.1:${port}/`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  });
