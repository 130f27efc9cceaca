import { sql } from "drizzle-orm";
import { type PoolMode, startPgBouncer } from "./pgbouncer";
import { startPostgres } from "./postgres.mjs";
import { addPosters, startApi, type TestApi } from "./test-api";

const LIMIT = 5;

/** Resolves when the instance hears that another one has changed images. */
const nextChange = ({ services: { responses } }: TestApi): Promise<void> =>
  new Promise((resolve) => {
    const clear = responses.clear.bind(responses);
    responses.clear = () => {
      clear();
      resolve();
    };
  });

const MODES: PoolMode[] = ["session", "transaction"];

it.each(MODES)(
  "two instances share one PostgreSQL through PgBouncer in %s mode, and outlive its restart",
  async (mode) => {
    const postgres = await startPostgres();
    const bouncer = postgres && (await startPgBouncer(postgres.url, mode));
    // Only where the programs of both are installed.
    if (!bouncer) return postgres?.stop();
    const settings = {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: mode === "transaction" ? postgres.url : "",
      DATABASE_CONNECTIONS: "4",
      JWT_SECRET: "j".repeat(40),
    };
    const first = await startApi("embedded", settings);
    const second = await startApi("embedded", settings);
    const images = await addPosters(first.services, 4 * LIMIT);
    const { token, id } = await first.account();
    await first.services.database.execute(sql`UPDATE users SET daily_limit = ${LIMIT} WHERE id = ${id}`);
    const browsers = [first.browser(), second.browser()];
    const request = (n: number, method: "GET" | "POST", url: string) =>
      browsers[n % 2]?.request(method, url, { token });
    const reveal = (image: string, n: number) => request(n, "POST", `/api/usage/prompt-view/${image}`);

    // More requests at once than connections, each with statements that every connection prepares.
    const responses = await Promise.all(images.map(reveal));
    const revealed = images.filter((_, n) => responses[n]?.status === 200);
    expect(revealed).toHaveLength(LIMIT);
    expect(responses.filter((response) => response?.status === 429)).toHaveLength(images.length - LIMIT);

    const heard = nextChange(second);
    await first.services.changed();
    await heard;

    await bouncer.stop();
    while ((await request(1, "GET", "/readyz"))?.status !== 503);
    const again = await startPgBouncer(postgres.url, mode);
    for (const n of [0, 1]) {
      while ((await request(n, "GET", "/readyz"))?.status !== 200);
      expect((await reveal(revealed[0] ?? "", n))?.body).toMatchObject({ alreadyViewed: true });
    }
    await first.close();
    await second.close();
    await again?.stop();
    await postgres.stop();
  },
  60_000,
);
