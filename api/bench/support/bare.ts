import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a bare Fastify route that sends the same response as `url`. */
export const startBare = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  const base64 = Buffer.from(await response.arrayBuffer()).toString("base64");
  const child = fork(join(import.meta.dirname, "bare-server.ts"), { execArgv: ["--import", "tsx"] });
  child.send({ base64, type: response.headers.get("content-type") ?? "" });
  const [port] = (await once(child, "message")) as [number];
  return { port, stop: () => child.kill() };
};
