import { setTimeout as wait } from "node:timers/promises";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { surviveErrors } from "@promptfolio/server/survive-errors";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { BACKLOG } from "./create-server";

/** How long requests may continue after the server has stopped to listen, in milliseconds. */
const FINISH_TIMEOUT_MS = 20_000;

export interface ServerProcess {
  app: FastifyInstance;
  host: string;
  port: number;
  /** How long the server goes on after SIGTERM, so that load balancers see that it isn't ready any more. */
  drainSeconds: number;
  log: Logger;
  /** Called for each rejected promise that nobody waited for. */
  onRejection(): void;
  /** Closes what the requests needed. */
  close(): Promise<void>;
}

/**
 * Listens, and stops on SIGTERM and SIGINT: first the server isn't ready, then it accepts no more connections, and when
 * all requests have their responses it closes, as pages need the API in the same process until their end.
 * @returns the address on which it listens
 * @throws OperatorError if it can't listen
 */
export const runServer = async (server: ServerProcess): Promise<string> => {
  const { app, host, port, drainSeconds, log, close } = server;
  let isStopping = false;
  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + FINISH_TIMEOUT_MS).unref();
    app.draining?.start();
    await wait(drainSeconds * 1_000);
    await app.draining?.finish(app.server);
    await app.close();
    await close();
    process.exit(exitCode);
  };
  try {
    const address = await app.listen({ host, port, backlog: BACKLOG });
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal, 0));
    surviveErrors(log, server.onRejection, () => void stop("an uncaught exception", 1));
    return address;
  } catch (error) {
    await app.close();
    await close();
    if (codeOf(error) === "EADDRINUSE")
      throw new OperatorError(`Port ${port} on ${host} is taken; set PORT to another one.`);
    if (["EADDRNOTAVAIL", "ENOTFOUND", "EACCES"].includes(codeOf(error) ?? ""))
      throw new OperatorError(
        `The server can't listen on ${host}, port ${port} (${reasonOf(error)}); set HOST and PORT.`,
      );
    throw error;
  }
};
