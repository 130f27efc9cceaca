import { pino } from "pino";
import { loadImages } from "../bench/load-images";
import { loadUsers } from "../bench/load-users";
import { readConfig } from "../config";
import { openServices } from "../services";

/**
 * `node dist/bench-data.js <images> [users] [daily limit]`: fills the database of the settings up, so that it can be
 * measured.
 */
const [images = 1_000_000, users = 0, dailyLimit = 100] = process.argv.slice(2).map(Number);
const config = readConfig({ DEMO: "off", ...process.env });
const services = await openServices(config, { log: pino({ level: "warn" }) });
await loadImages(services.database, images, (line) => console.log(line));
await loadUsers(services.database, users, dailyLimit);
await services.close();
