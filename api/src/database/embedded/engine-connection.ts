import { join } from "node:path";
import type { ClientConfig } from "pg";

/** In the socket's name; nothing listens on a port. */
const PORT = 5432;

export const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${PORT}`);

/** How `pg` reaches the engine. What is missing here it would take from PGPORT and the like, which tell of another database. */
export const engineConnection = (socketFolder: string): ClientConfig => ({
  host: socketFolder,
  port: PORT,
  user: "postgres",
  database: "postgres",
  ssl: false,
  sslnegotiation: "postgres",
  client_encoding: "UTF8",
});
