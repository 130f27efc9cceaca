import { Client } from "pg";
import { readConfig } from "../src/config/config";
import { runMove } from "../src/move/move-command";
import { moveDatabase } from "../src/move/move-database";

/**
 * Moves the database `SOURCE` to `TARGET`, or does what `npm run move` with these arguments does if there is no `SOURCE`.
 * It kills itself at the query whose number `KILL_AT` is: before it is sent, or right after if the number is odd.
 */

const killAt = Number(process.env["KILL_AT"]);
const { query } = Client.prototype;
let queries = 0;
const kill = () => process.kill(process.pid, "SIGKILL");

Object.assign(Client.prototype, {
  query(this: Client, ...parameters: unknown[]) {
    queries += 1;
    if (queries === killAt && killAt % 2 === 0) kill();
    const result: unknown = Reflect.apply(query, this, parameters);
    if (queries === killAt) setImmediate(kill);
    return result;
  },
});

const connectionTo = (name: string) => ({ connectionString: process.env[name] ?? "" });

if (process.env["SOURCE"]) await moveDatabase(connectionTo("SOURCE"), connectionTo("TARGET"), () => {});
else await runMove(readConfig(process.env), process.argv.slice(2), () => {});
