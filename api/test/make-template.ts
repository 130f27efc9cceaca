import { rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../src/config";
import { openServices } from "../src/services";

/** Leaves an empty, migrated data folder beside this script, so that each test starts from a copy in no time. */
const folder = join(import.meta.dirname, "template");
rmSync(folder, { recursive: true, force: true });
const config = readConfig({ DATA_DIR: folder, DEMO: "off" });
const services = await openServices(config, { log: pino({ level: "warn" }) });
await services.close();
