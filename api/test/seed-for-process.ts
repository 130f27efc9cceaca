import { writeSettings } from "../src/settings/settings-repository";
import type { Engine } from "./databases";
import { addPosters, startApi } from "./test-api";

/** The maximum limits that the settings allow. */
export const PUBLIC_LIMITS = { dailyLimit: 100, guestLimit: 10 };

export interface SeededDatabase {
  /** Settings for a process on this database. */
  env: Record<string, string>;
  dataDir: string;
  images: string[];
  /** A user's token. */
  token: string;
  adminToken: string;
  remove(): Promise<void>;
}

/** A database with images and accounts, closed again so that real processes can open it. */
export const seedForProcess = async (
  posters: number,
  engine: Engine = "embedded",
  env: Record<string, string> = {},
): Promise<SeededDatabase> => {
  const api = await startApi(engine, { JWT_SECRET: "a secret of the tests that is long enough", ...env });
  const images = await addPosters(api.services, posters);
  const { token } = await api.account();
  const { token: adminToken } = await api.account("admin");
  await writeSettings(api.services.database, PUBLIC_LIMITS);
  const remove = await api.stopAndKeep();
  return { env: { ...api.env, LOG_LEVEL: "info" }, dataDir: api.dataDir, images, token, adminToken, remove };
};
