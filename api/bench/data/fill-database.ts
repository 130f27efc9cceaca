import { pino } from "pino";
import { readConfig } from "../../src/config/config";
import { openServices } from "../../src/services";
import { loadDay } from "./load-day";
import { loadImages } from "./load-images";
import { loadUsers } from "./load-users";

/**
 * `node dist/bench-data.js <images> [users] [daily limit] [with a day]`: fills the configured database for
 * measurements.
 */
const [images = 1_000_000, users = 0, dailyLimit = 100, withDay = 0] = process.argv.slice(2).map(Number);
const config = readConfig({ DEMO: "off", ...process.env });
const services = await openServices(config, { log: pino({ level: "warn" }) });
await loadImages(services.database, images, (line) => console.log(line));
await loadUsers(services.database, users, dailyLimit);
if (withDay) await loadDay(services.database, users, images);
await services.close();
