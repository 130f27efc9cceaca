import { pino } from "pino";
import { loadImages } from "./load-images";
import { loadUsers } from "./load-users";
import { readConfig } from "../../src/config";
import { openServices } from "../../src/services";

/**
 * `node dist/bench-data.js <images> [users] [daily limit]`: fills the configured database for measurements.
 */
const [images = 1_000_000, users = 0, dailyLimit = 100] = process.argv.slice(2).map(Number);
const config = readConfig({ DEMO: "off", ...process.env });
const services = await openServices(config, { log: pino({ level: "warn" }) });
await loadImages(services.database, images, (line) => console.log(line));
await loadUsers(services.database, users, dailyLimit);
await services.close();
