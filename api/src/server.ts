import { codeOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { openTracing } from "@promptfolio/server/tracing/open-tracing";
import type { Tracing } from "@promptfolio/server/tracing/spans";
import { startWatchdog } from "@promptfolio/server/watchdog/start-watchdog";
import { buildApi } from "./app";
import { readConfig } from "./config";
import { BACKLOG } from "./http/server-options";
import { createLog } from "./logging";
import { openServices, type Services } from "./services";

/** How long requests may continue after SIGTERM, in milliseconds. */
const DRAIN_TIMEOUT_MS = 20_000;

const listen = async (services: Services, tracing: Tracing | undefined): Promise<void> => {
  const { host, port, watchdogSeconds, logLevel } = services.config;
  const noteUrl = startWatchdog({
    script: new URL("watchdog-worker.js", import.meta.url),
    seconds: watchdogSeconds,
    logLevel,
  });
  const app = await buildApi(services, tracing, noteUrl);
  const stop = async (signal: string) => {
    services.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS).unref();
    await app.close();
    await services.close();
    await tracing?.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  try {
    const address = await app.listen({ host, port, backlog: BACKLOG });
    services.log.info({ address }, "the API is ready");
  } catch (error) {
    await services.close();
    if (codeOf(error) === "EADDRINUSE") {
      throw new OperatorError(`Port ${port} on ${host} is taken; set PORT to another one.`);
    }
    throw error;
  }
};

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  const tracing = await openTracing(config.tracing, "promptfolio-api", log);
  await listen(await openServices(config, { log, tracing, onProgress: (line) => log.info(line) }), tracing);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
