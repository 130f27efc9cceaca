import { rmSync } from "node:fs";
import { join } from "node:path";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import { type EmbeddedEngine, startEngine } from "./engine";
import { removeEngineAddress } from "./engine-address";
import { engineConnection } from "./engine-connection";
import { lockFolder } from "./folder-lock";

export interface OpenEngine {
  engine: EmbeddedEngine;
  connection: ClientConfig;
  close(): Promise<void>;
}

/** The folder of the embedded database within the data folder. */
const databaseFolder = (dataDir: string): string => join(dataDir, "database");

/**
 * Locks a data folder and starts the engine on its database, which is created if there is none.
 * @throws OperatorError while another process has the folder
 */
export const openEmbedded = async (dataDir: string, log: Logger): Promise<OpenEngine> => {
  const lock = lockFolder(dataDir);
  try {
    removeEngineAddress(dataDir);
    if (await endReplacement(dataDir)) log.warn("an interrupted restore was ended");
    rmSync(join(dataDir, "database.unfinished"), { recursive: true, force: true });
    const engine = await startEngine(databaseFolder(dataDir), log);
    return {
      engine,
      connection: engineConnection(engine.socketFolder),
      async close() {
        await engine.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
