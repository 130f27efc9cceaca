import { createPlace, type Place, type RunningApi, startApi } from "./support/api";
import { Connection } from "./support/connection";
import { startLoad } from "./support/load";
import { startBenchPostgres } from "./support/postgres";
import { must, whole } from "./support/report";
import { ANY_IMAGE, guestViewer, userViewer, viewers } from "./support/viewers";

// 64 callers try to spend more of the same viewer's allowance than is left: `npm run bench -- over-spend`.
// Bar: nobody spends more than the daily limit, on both engines.

const CALLERS = 64;
const VIEWERS = 400;
/** Attempts per viewer, each for a different image. */
const EACH = 125;
const DAILY_LIMIT = 5;
const GUEST_LIMIT = 1;
const ATTEMPTS = 2 * VIEWERS * EACH;

const load = startLoad();

const race = async (engine: string, place: Place, apis: readonly RunningApi[]): Promise<void> => {
  const users = await viewers(VIEWERS, userViewer);
  const guests = await viewers(VIEWERS, guestViewer);
  const all = [...users, ...guests];
  const { statuses, perSecond } = await load.run({
    ports: apis.map(({ port }) => port),
    connections: CALLERS,
    requests: all.map((viewer) => viewer.reveal(ANY_IMAGE)),
    each: EACH,
    count: ATTEMPTS,
    from: 0,
  });
  const other = Object.keys(statuses).filter((status) => !["200", "429"].includes(status));
  const connection = await Connection.open(apis[0]?.port ?? 0);
  let over = 0;
  for (const [n, viewer] of all.entries()) {
    const { viewedToday } = JSON.parse((await connection.request(viewer.stats)).body()) as {
      viewedToday: number;
    };
    over += Math.max(0, viewedToday - (n < VIEWERS ? DAILY_LIMIT : GUEST_LIMIT));
  }
  connection.close();
  const expected = VIEWERS * (DAILY_LIMIT + GUEST_LIMIT);
  const given = statuses[200] ?? 0;
  must(
    `${whole(ATTEMPTS)} raced attempts on ${engine}`,
    `${over} over-spends, ${whole(given)} of ${whole(expected)} spent, ${whole(perSecond)}/s`,
    over === 0 && given === expected && other.length === 0,
    "0 over-spends",
  );
  for (const api of apis) await api.end();
  place.remove();
};

const embedded = createPlace();
await embedded.load(1_000, VIEWERS, DAILY_LIMIT);
await race("the embedded database", embedded, [await startApi(embedded)]);

const postgres = await startBenchPostgres();
if (postgres) {
  const place = createPlace({ DATABASE_URL: postgres.url });
  await place.load(1_000, VIEWERS, DAILY_LIMIT);
  const apis = [await startApi(place), await startApi(place)];
  await race("PostgreSQL, two instances", place, apis);
  await postgres.stop();
}
load.stop();
