import { join } from "node:path";
import type { ClientConfig } from "pg";

/** Part of the socket's name; nothing listens on a TCP port. */
const PORT = 5432;

export const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${PORT}`);

/**
 * How `pg` connects to the engine. `pg` would read missing settings from PGPORT and similar variables, which may be for
 * another database.
 */
export const engineConnection = (socketFolder: string): ClientConfig => ({
  host: socketFolder,
  port: PORT,
  user: "postgres",
  database: "postgres",
  ssl: false,
  sslnegotiation: "postgres",
  client_encoding: "UTF8",
});
