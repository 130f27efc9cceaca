import { Socket } from "node:net";
import { createFrameReader, encodeFrame } from "./frames";
import { createInspector } from "./inspector";
import type { DeferredResponse, FromRenderer, RenderJob, ToRenderer } from "./messages";
import { createModuleHost, type DeferredQuery } from "./module-host";
import { restrictGlobals } from "./restrict-globals";
import { describeFailure } from "./result-limits";

/** The pipe to the server. Standard output isn't used for this, as the pages' code may write to it. */
const CHANNEL = 3;

const channel = new Socket({ fd: CHANNEL });
const modules = createModuleHost();
/** Pending deferred queries, by page and path. */
const waiting = new Map<number, Map<string, (response: DeferredResponse) => void>>();

const send = (message: FromRenderer, bytes?: Buffer): void => {
  channel.write(encodeFrame(message, bytes));
};

const deferredQueries = (id: number, paths: string[]): DeferredQuery[] => {
  const resolvers = new Map<string, (response: DeferredResponse) => void>();
  if (paths.length > 0) waiting.set(id, resolvers);
  return paths.map((path) => ({ path, response: new Promise((resolve) => resolvers.set(path, resolve)) }));
};

const render = async (id: number, job: RenderJob): Promise<void> => {
  try {
    const { page, ended } = await modules.render(job, deferredQueries(id, job.deferred), (part) =>
      send({ kind: "part", id, part }),
    );
    const { markup, styles, readsData } = page;
    const firstBytes = Buffer.byteLength(markup.first);
    const sent = { preloads: markup.preloads, firstBytes, styles, readsData };
    const bytes = Buffer.from(markup.first + markup.rest);
    send({ kind: "rendered", id, page: sent, open: ended !== undefined }, bytes);
    await ended?.then(
      () => send({ kind: "ended", id, failure: null }),
      (error: unknown) => send({ kind: "ended", id, failure: describeFailure(error) }),
    );
  } catch (error) {
    send({ kind: "failed", id, failure: describeFailure(error) });
  } finally {
    waiting.delete(id);
  }
};

const receive = (message: ToRenderer): void => {
  if (message.kind === "code") modules.add(message.files);
  else if (message.kind === "prepare") modules.prepare(message.shell);
  else if (message.kind === "response") waiting.get(message.id)?.get(message.path)?.(message.response);
  else if (message.kind === "inspect") send({ kind: "inspected", id: message.id, inspection: inspect() });
  else void render(message.id, message.job);
};

/** Messages come from the server that started this process, so their shape is trusted. */
const isMessage = (value: unknown): value is ToRenderer =>
  typeof value === "object" && value !== null && "kind" in value;

const read = createFrameReader((message) => {
  if (isMessage(message)) receive(message);
});

restrictGlobals();
const inspect = createInspector();
channel.on("data", read);
// The server has ended.
channel.on("close", () => process.exit(0));
send({ kind: "ready" });
