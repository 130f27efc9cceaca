import { parentPort } from "node:worker_threads";
import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { FromWorker, RenderFailure, RenderJob, ToWorker } from "./messages";
import { createModuleHost, type LateAnswer } from "./module-host";

const port = parentPort;
if (!port) throw new Error("The render worker runs in a worker thread");

const modules = createModuleHost();
/** Who waits for late answers, by page and path. */
const waiting = new Map<number, Map<string, (answer: DehydratedQuery | null) => void>>();
const answer = (message: FromWorker): void => port.postMessage(message);

const failureOf = (error: unknown): RenderFailure => {
  const failure = error instanceof Error ? error : new Error(String(error));
  return { message: failure.message, stack: failure.stack ?? "" };
};

const lateAnswers = (id: number, paths: string[]): LateAnswer[] => {
  const takers = new Map<string, (answer: DehydratedQuery | null) => void>();
  if (paths.length > 0) waiting.set(id, takers);
  return paths.map((path) => ({ path, answer: new Promise((take) => takers.set(path, take)) }));
};

const render = async (id: number, job: RenderJob): Promise<void> => {
  try {
    const { page, ended } = await modules.render(job, lateAnswers(id, job.late), (part) =>
      answer({ kind: "part", id, part }),
    );
    answer({ kind: "rendered", id, page, open: ended !== null });
    await ended?.then(
      () => answer({ kind: "ended", id, failure: null }),
      (error: unknown) => answer({ kind: "ended", id, failure: failureOf(error) }),
    );
  } catch (error) {
    answer({ kind: "failed", id, ...failureOf(error) });
  } finally {
    waiting.delete(id);
  }
};

port.on("message", (message: ToWorker) => {
  if (message.kind === "code") modules.add(message.files);
  else if (message.kind === "keep") modules.keep(new Set(message.names));
  else if (message.kind === "answer") waiting.get(message.id)?.get(message.path)?.(message.answer);
  else void render(message.id, message.job);
});

answer({ kind: "ready" });
