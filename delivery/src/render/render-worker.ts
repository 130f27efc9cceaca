import { parentPort } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages";
import { createModuleHost } from "./module-host";

const port = parentPort;
if (!port) throw new Error("The render worker runs in a worker thread");

const modules = createModuleHost();
const answer = (message: FromWorker): void => port.postMessage(message);

port.on("message", async (message: ToWorker) => {
  if (message.kind === "code") modules.add(message.files);
  else if (message.kind === "keep") modules.keep(new Set(message.names));
  else
    try {
      answer({ kind: "rendered", id: message.id, page: await modules.render(message.job) });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      answer({ kind: "failed", id: message.id, message: failure.message, stack: failure.stack ?? "" });
    }
});

answer({ kind: "ready" });
