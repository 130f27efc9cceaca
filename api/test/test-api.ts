import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { hashPassword } from "../src/accounts/passwords";
import { insertAccount } from "../src/accounts/queries";
import type { Role } from "../src/accounts/tokens";
import { buildApi } from "../src/app";
import { readConfig } from "../src/config/config";
import { newId } from "../src/config/ids";
import { QUEUE } from "../src/database/limited-pool";
import { sessions } from "../src/database/schema";
import { insertImages, type NewImageRecord } from "../src/images/repository/write-images";
import { openServices, type Services } from "../src/services";
import { type Browser, type BrowserOptions, openBrowser } from "./browser";
import { createDatabase, type Engine } from "./databases";

export interface TestAccount {
  id: string;
  email: string;
  sessionId: string;
  token: string;
}

export interface TestApi {
  app: FastifyInstance;
  services: Services;
  dataDir: string;
  env: Record<string, string>;
  browser(options?: BrowserOptions): Browser;
  /** An account with a token, without the cost of signing up. */
  account(role?: Role, email?: string): Promise<TestAccount>;
  /** Stops the API without removing the database. @returns a function that removes it */
  stopAndKeep(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const PASSWORD = "correct horse";

/**
 * So many calls may always wait for a database connection. Others are rejected once waits have been long, as on a machine
 * that stood still.
 */
export const CALLS_AT_ONCE = QUEUE.min;

const running = new Set<TestApi>();

// Also closes APIs that a failed test left behind: an open engine would keep jest from exiting.
afterAll(async () => {
  for (const api of running) await api.close();
});

/** Starts a whole API on its own database; stopped after the file's tests if not before. */
export const startApi = async (
  engine: Engine = "embedded",
  env: Record<string, string> = {},
  log?: Logger,
): Promise<TestApi> => {
  const database = await createDatabase(engine);
  const settings = {
    DEMO: "off",
    LOG_LEVEL: "silent",
    SIGNUPS_PER_HOUR: "100000",
    NEW_ACCOUNT_CEILING: "100000",
    ...database.env,
    ...env,
  };
  const config = readConfig(settings);
  const services = await openServices(config, { log: log ?? pino({ level: config.logLevel }) });
  const app = await buildApi(services);
  await app.ready();
  const passwordHash = await hashPassword(PASSWORD);
  const api: TestApi = {
    app,
    services,
    dataDir: database.dataDir,
    env: settings,
    browser: (options) => openBrowser(app, options),
    async account(role = "user", email = `${newId()}@example.org`) {
      const created = await insertAccount(services.database, { role, name: "Somebody", email, passwordHash });
      if (!created) throw new Error(`${email} is taken`);
      const sessionId = newId();
      const expiresAt = new Date(Date.now() + 3_600_000);
      const session = { id: sessionId, userId: created.id, browser: "Tests", expiresAt };
      await services.database.insert(sessions).values(session);
      const token = await services.tokens.issue({ userId: created.id, role, sessionId });
      return { id: created.id, email, sessionId, token };
    },
    async stopAndKeep() {
      running.delete(api);
      await app.close();
      await services.close();
      return database.remove;
    },
    async close() {
      const remove = await api.stopAndKeep();
      await remove();
    },
  };
  running.add(api);
  return api;
};

const picture = {
  format: "webp" as const,
  width: 1080,
  height: 1350,
  thumbhash: "qzcKDgTWtwholelFiWe5i5eXyQ9j91g=",
  colors: ["blue"],
  contentHash: "0123456789",
} satisfies Omit<NewImageRecord["picture"], "originalKey">;

export type ImageDraft = Partial<Omit<NewImageRecord, "picture">>;

/** Adds images without files, for tests that don't read pictures. */
export const addImages = async (services: Services, drafts: readonly ImageDraft[]): Promise<string[]> => {
  const images = drafts.map((draft, n): NewImageRecord => {
    const id = draft.id ?? newId();
    return {
      id,
      title: `Poster ${n}`,
      alt: "A poster",
      category: "Product Poster",
      tag: "New",
      theme: "Modern",
      prompt: `The secret prompt of ${id}`,
      picture: { ...picture, originalKey: `originals/${id}-${picture.contentHash}.webp` },
      ...draft,
    };
  });
  await insertImages(services.database, images);
  await services.changed();
  return images.map(({ id }) => id);
};

/** Adds `count` images that differ only in their ids. */
export const addPosters = (services: Services, count: number): Promise<string[]> =>
  addImages(
    services,
    Array.from({ length: count }, () => ({})),
  );
