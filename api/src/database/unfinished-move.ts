import { OperatorError } from "@promptfolio/server/operator-error";
import type { ClientBase, Pool } from "pg";

/** The entry in `metadata` that marks the target of a move in progress; it is removed when the move ends. */
const ENTRY = "move";

type Connection = Pick<ClientBase | Pool, "query">;

export const markUnfinished = async (connection: Connection): Promise<void> => {
  await connection.query(
    "INSERT INTO metadata (name, value) VALUES ($1, 'unfinished') ON CONFLICT (name) DO NOTHING",
    [ENTRY],
  );
};

export const isUnfinished = async (connection: Connection): Promise<boolean> => {
  const { rowCount } = await connection.query("SELECT FROM metadata WHERE name = $1", [ENTRY]);
  return rowCount !== 0;
};

/** @throws OperatorError for a database that an unfinished move has partly filled */
export const assertMoved = async (connection: Connection): Promise<void> => {
  if (await isUnfinished(connection))
    throw new OperatorError("The move to this database is unfinished; run the same npm run move again.");
};
