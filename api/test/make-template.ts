import { pino } from "pino";
import { readConfig } from "../src/config/config";
import { openServices } from "../src/services";

/** Creates an empty, migrated database in the folder that is the script's argument. */
const [, , folder] = process.argv;
const config = readConfig({ DATA_DIR: folder, DEMO: "off" });
const services = await openServices(config, { log: pino({ level: "warn" }) });
await services.close();
