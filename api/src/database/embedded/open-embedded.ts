import { rmSync } from "node:fs";
import { join } from "node:path";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import type { Logger } from "pino";
import { startEngine } from "./engine";
import { engineConnection, removeEngineAddress } from "./engine-socket";
import { lockFolder } from "./folder-lock";

/**
 * Locks a data folder and starts the engine on its database, which is created if there is none.
 * @throws OperatorError while another process has the folder
 */
export const openEmbedded = async (dataDir: string, log: Logger) => {
  const lock = lockFolder(dataDir);
  try {
    removeEngineAddress(dataDir);
    if (await endReplacement(dataDir)) log.warn("an interrupted restore was ended");
    rmSync(join(dataDir, "database.unfinished"), { recursive: true, force: true });
    const engine = await startEngine(join(dataDir, "database"), log);
    return {
      engine,
      connection: engineConnection(engine.socketFolder),
      async close(): Promise<void> {
        await engine.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
