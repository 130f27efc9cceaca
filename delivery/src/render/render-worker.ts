import { parentPort } from "node:worker_threads";
import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { FromWorker, RenderFailure, RenderJob, ToWorker } from "./messages";
import { createModuleHost, type DeferredQuery } from "./module-host";

const port = parentPort;
if (!port) throw new Error("The render worker runs in a worker thread");

const modules = createModuleHost();
/** Pending deferred queries, by page and path. */
const waiting = new Map<number, Map<string, (response: DehydratedQuery | null) => void>>();
const send = (message: FromWorker): void => port.postMessage(message);

const failureOf = (error: unknown): RenderFailure => {
  const failure = error instanceof Error ? error : new Error(String(error));
  return { message: failure.message, stack: failure.stack ?? "" };
};

const deferredQueries = (id: number, paths: string[]): DeferredQuery[] => {
  const resolvers = new Map<string, (response: DehydratedQuery | null) => void>();
  if (paths.length > 0) waiting.set(id, resolvers);
  return paths.map((path) => ({ path, response: new Promise((resolve) => resolvers.set(path, resolve)) }));
};

const render = async (id: number, job: RenderJob): Promise<void> => {
  try {
    const { page, ended } = await modules.render(job, deferredQueries(id, job.deferred), (part) =>
      send({ kind: "part", id, part }),
    );
    send({ kind: "rendered", id, page, open: ended !== null });
    await ended?.then(
      () => send({ kind: "ended", id, failure: null }),
      (error: unknown) => send({ kind: "ended", id, failure: failureOf(error) }),
    );
  } catch (error) {
    send({ kind: "failed", id, ...failureOf(error) });
  } finally {
    waiting.delete(id);
  }
};

port.on("message", (message: ToWorker) => {
  if (message.kind === "code") modules.add(message.files);
  else if (message.kind === "retain") modules.retain(new Set(message.names));
  else if (message.kind === "response") waiting.get(message.id)?.get(message.path)?.(message.response);
  else void render(message.id, message.job);
});

send({ kind: "ready" });
