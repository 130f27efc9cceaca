import { pino } from "pino";
import { buildApi } from "../app";
import { loadImages } from "../bench/load-images";
import { measureLists } from "../bench/measure-lists";
import { readConfig } from "../config";
import { openServices } from "../services";

/** `node dist/bench-lists.js [images]`: fills the database of the settings up, and measures lists on it. */
const wanted = Number(process.argv[2] ?? 1_000_000);
const config = readConfig({ DEMO: "off", ...process.env });
const services = await openServices(config, { log: pino({ level: "warn" }) });
const app = await buildApi(services);
await loadImages(services.database, wanted, (line) => console.log(line));
for (const { name, median, p95 } of await measureLists(app)) {
  console.log(`${name.padEnd(8)} median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
}
await app.close();
await services.close();
