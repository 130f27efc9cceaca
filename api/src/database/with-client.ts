import { Client, type ClientConfig } from "pg";

/** Runs work on a connection of its own. */
export const withClient = async <Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
