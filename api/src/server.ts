import { OperatorError } from "@promptfolio/server/operator-error";
import { openTracing } from "@promptfolio/server/tracing/open-tracing";
import { startWatchdog } from "@promptfolio/server/watchdog/start-watchdog";
import { buildApi } from "./app";
import { readConfig } from "./config/config";
import { createLog } from "./config/logging";
import { runServer } from "./http/run-server";
import { openServices } from "./services";

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  const tracing = await openTracing(config.tracing, "promptfolio-api", log);
  const services = await openServices(config, { log, tracing, onProgress: (line) => log.info(line) });
  const noteUrl = startWatchdog({
    script: new URL("watchdog-worker.js", import.meta.url),
    seconds: config.watchdogSeconds,
    logLevel: config.logLevel,
  });
  const address = await runServer({
    app: await buildApi(services, tracing, noteUrl),
    ...{ host: config.host, port: config.port, drainSeconds: config.drainSeconds, log },
    onRejection: () => services.metrics.unhandledRejections.inc(),
    close: async () => {
      await services.close();
      await tracing?.close();
    },
  });
  log.info({ address }, "the API is ready");
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
