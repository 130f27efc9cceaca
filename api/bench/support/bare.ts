import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a bare Fastify route that answers what stands at `url`. */
export async function startBare(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const base64 = Buffer.from(await answer.arrayBuffer()).toString("base64");
  const child = fork(join(import.meta.dirname, "bare-server.ts"), { execArgv: ["--import", "tsx"] });
  child.send({ base64, type: answer.headers.get("content-type") ?? "" });
  const [port] = (await once(child, "message")) as [number];
  return { port, stop: () => child.kill() };
}
